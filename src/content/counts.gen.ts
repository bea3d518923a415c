// Written by build/indexes from products/*.ts at every build. Do not edit.

export const productCount: number = 6;
