// Written by tools/content-index.ts from services, products and programmes at every build. Not edited by hand.

/** The pages that a contact message can be about, beside those for applications. */
export const TOPIC_PAGE = /^(?:services\/(?:analytics|cloud|erp|gaming|rand|security|sharepoint|training)|products\/(?:opher|performetric|aroundly|capstart|goodaction|boldbash)|training\/(?:quarterly-intensives|annual-workshops|online-courses))$/;
