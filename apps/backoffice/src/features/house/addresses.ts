export const to = {
  home: () => '/',
};
