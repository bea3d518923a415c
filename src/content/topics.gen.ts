// Written by build/indexes from services, products and programmes at every build. Do not edit.

export const TOPIC_PAGE = /^(?:services\/(?:analytics|security|cloud|gaming|sharepoint|rand|erp|training)|products\/(?:opher|performetric|aroundly|capstart|goodaction|boldbash)|training\/(?:quarterly-intensives|annual-workshops|online-courses))$/;
