// Written by build/indexes from services/*.ts at every build. Do not edit.
import type { NavigationEntry } from './types.ts';

export const serviceEntries = [
  { "id": "analytics", "name": "Data Analytics", "description": "Power BI and Microsoft Fabric reports your managers act on", "to": "/services/analytics", "image": "services/analytics" },
  { "id": "security", "name": "IT Security", "description": "Audits, Defender and Entra ID hardening, and incident response", "to": "/services/security", "image": "services/security" },
  { "id": "cloud", "name": "Cloud Solutions", "description": "Azure planned, moved and run with your budget in view", "to": "/services/cloud", "image": "services/cloud" },
  { "id": "gaming", "name": "Game Development", "description": "African-heritage games for phones, classrooms and VR headsets", "to": "/services/gaming", "image": "services/gaming" },
  { "id": "sharepoint", "name": "SharePoint", "description": "Intranets, records and approvals your staff can find their way in", "to": "/services/sharepoint", "image": "services/sharepoint" },
  { "id": "rand", "name": "Research & Development", "description": "From an untested idea to a measured prototype in weeks", "to": "/services/rand", "image": "services/rand" },
  { "id": "erp", "name": "ERP & Dynamics 365", "description": "Finance, stock and projects in Dynamics 365, live phase by phase", "to": "/services/erp", "image": "services/erp" },
  { "id": "training", "name": "Corporate IT Training", "description": "Microsoft courses built around the work your staff do", "to": "/services/training", "image": "services/training" }
] as const satisfies readonly (NavigationEntry & { id: string })[];

export type ServiceId = (typeof serviceEntries)[number]['id'];
