#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <pthread.h>

#include "CFlowSupport.h"

// cmark is included here and in no header: a package that contains cmark's sources would declare the same types again,
// and Swift rejects one type in two C modules.

static pthread_once_t registration = PTHREAD_ONCE_INIT;

// The library keeps its extensions for the process.
static void register_extensions(void) { cmark_gfm_core_extensions_ensure_registered(); }

bool flow_walk_markdown(const char *text, size_t length, flow_markdown_handler handler, void *context) {
  pthread_once(&registration, register_extensions);
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  if (parser == NULL) return false;
  static const char *const extensions[] = {"strikethrough", "autolink"};
  for (size_t index = 0; index < sizeof extensions / sizeof *extensions; index++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(extensions[index]);
    if (extension != NULL) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_iter *walk = document == NULL ? NULL : cmark_iter_new(document);
  if (walk != NULL) {
    for (cmark_event_type event = cmark_iter_next(walk); event != CMARK_EVENT_DONE; event = cmark_iter_next(walk)) {
      cmark_node *node = cmark_iter_get_node(walk);
      handler(
          cmark_node_get_type_string(node), event == CMARK_EVENT_ENTER, cmark_node_get_literal(node),
          cmark_node_get_url(node), context);
    }
    cmark_iter_free(walk);
  }
  if (document != NULL) cmark_node_free(document);
  cmark_parser_free(parser);
  return walk != NULL;
}
