// Written by build/indexes from services, site-map.ts, products and programmes at every build. Do not edit.

export const topicTitles: Readonly<Record<string, string>> = {
  "services/analytics": "Data Analytics",
  "services/security": "IT Security",
  "services/cloud": "Cloud Solutions",
  "services/gaming": "Game Development",
  "services/sharepoint": "SharePoint",
  "services/rand": "Research & Development",
  "services/erp": "ERP & Dynamics 365",
  "services/training": "Corporate IT Training",
  "company": "Company",
  "company/academy": "Academy",
  "company/research": "Research",
  "products": "Products",
  "work": "Work",
  "training": "Training",
  "careers": "Careers",
  "products/opher": "Opher",
  "products/performetric": "Performetric",
  "products/aroundly": "Aroundly",
  "products/capstart": "CapStart",
  "products/goodaction": "GoodAction",
  "products/boldbash": "BoldBash",
  "training/quarterly-intensives": "Quarterly Intensives",
  "training/annual-workshops": "Annual Workshops",
  "training/online-courses": "Online Courses"
};
