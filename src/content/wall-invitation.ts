/** The texts of the link from the home page to the wall. */
export const wallInvitation = {
  title: 'Put your name on the wall',
  intro:
    'Type the name of your school, shop or bank, and twenty-four tiles turn into a mural that is yours alone. It works in flight mode, too.',
  link: 'To the wall',
} as const;
