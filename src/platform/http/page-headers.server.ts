type Given = { actionHeaders: Headers; loaderHeaders: Headers; errorHeaders: Headers | undefined };

/** A page's own headers, for its `headers` export: those of what was refused or done, else those of what was read. */
export function pageHeaders({ actionHeaders, loaderHeaders, errorHeaders }: Given): Headers {
  return [errorHeaders, actionHeaders].find((headers) => headers?.has('Cache-Control')) ?? loaderHeaders;
}
