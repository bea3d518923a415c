// biome-ignore-all lint/performance/noBarrelFile: one import loads all these sections as one file
export { DropdownPanel } from '../shell/dropdown-panel.tsx';
export { Footer } from '../shell/footer.tsx';
export { MenuDialog } from '../shell/menu-dialog.tsx';
export { WaitingCount } from '../shell/waiting-count.tsx';
export { AnalyticsChoice } from './analytics-choice.tsx';
export { Commitments } from './commitments.tsx';
export { ContactPanel } from './contact-panel.tsx';
export { DeviceData } from './device-data-panel.tsx';
export { KeyInitiatives } from './key-initiatives.tsx';
export { LegalText } from './legal-text.tsx';
export { OfflineBand } from './offline-band.tsx';
export { OpenVacancies } from './open-vacancies.tsx';
export { Programmes } from './programmes.tsx';
export { StaffTestimonials } from './staff-testimonials.tsx';
export { Testimonials } from './testimonials.tsx';
export { UpcomingIntakes } from './upcoming-intakes.tsx';
