// Written by build/indexes from site.ts and the display font at every build. Do not edit.

export const wordmarkWidth: number = 627;
