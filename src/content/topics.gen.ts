// Written by build/indexes from services, site-map.ts, products and programmes at every build. Do not edit.

export const TOPIC_PAGE = /^(?:services\/analytics|services\/security|services\/cloud|services\/gaming|services\/sharepoint|services\/rand|services\/erp|services\/training|company|company\/academy|company\/research|products|work|training|careers|products\/opher|products\/performetric|products\/aroundly|products\/capstart|products\/goodaction|products\/boldbash|training\/quarterly-intensives|training\/annual-workshops|training\/online-courses)$/;
