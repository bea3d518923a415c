// Written by build/indexes from products/*.ts at every build. Not edited by hand.
export const productCount = 6;
