/** The rules that the build and the worker share. */
export const rules = {
  headersFrom: '404.html',
  isOptional: (path) => path.startsWith('images/'),
  archiveOf: (path) => (path.startsWith('images/') ? 'images' : 'pages'),
};
