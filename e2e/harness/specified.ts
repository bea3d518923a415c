// The content that the product's specification requires, by page. Strings are quoted from the
// specification, but the company's data comes from src/content.
import { phoneHref } from '../../src/content/contact-details.ts';
import { experience } from '../../src/content/experience.ts';
import { site } from '../../src/content/site.ts';

const {
  blackOwned,
  femaleOwned,
  projects,
  clientSatisfaction,
  employees,
  serviceLevel,
  engagementIncrease,
} = site.figures;

/** A pattern that matches these strings in this order, ignoring case. */
const said = (...parts: readonly string[]) =>
  new RegExp(parts.map((part) => part.replaceAll(/[.+]/g, '\\$&')).join('.*'), 'i');

export const list = (text = ''): string[] => (text === '' ? [] : text.split('; '));

export const headings: Readonly<Record<string, string>> = {
  '/': 'Reach Out',
  '/about': 'Core Values; Excellence; Innovation; Integrity; Client Focus',
  '/company/culture':
    'Diversity & Inclusion; Empowerment & Leadership; Innovation & Excellence; Heritage & Legacy; Community Engagement; Sustainability; Our Commitment to You; Reach Out',
  '/company/initiatives': 'Our Key Initiatives; Local Talent Upliftment; Success stories',
  '/team': 'Our Executive Team',
  '/auth': 'Sign in to your account',
  '/training':
    "Empowering Tomorrow's Leaders, One Skill at a Time.; Quarterly Intensives; Annual Workshops; Online Courses; Hall of Fame; Keynote Sessions; Hands-on Workshops; Group Activities; Pillars of Support; Our Commitment to You; Reach Out",
  '/services/analytics':
    'Unlock Actionable Insights with Our Microsoft BI Expertise; Microsoft BI Consulting; Power BI Development & Implementation; Integration Services; Analysis Services; Reporting Services; Training & Support; Why Opt for Our Microsoft BI & Analytics Services?; Proven Expertise; Tailored Solutions; Full-Spectrum Services; Secure & Compliant; Client-Centric Delivery',
  '/products/opher': 'Opher; For job seekers; For employers',
  '/products/knitting': 'Product Not Found',
  '/contact': 'Get in touch; Send us a message',
};
export const says: Readonly<Record<string, string>> = {
  '/about': site.tagline,
  '/auth': 'Remember me; Forgot your password?; Facebook; Twitter; GitHub',
  '/company/initiatives': 'Local Talent Upliftment',
  '/training': 'Watch out for our upcoming skills development program.',
  '/team/m1005': 'Certification/qualification',
  '/products/knitting': "The product you're looking for doesn't exist or has been removed.",
};
export const figures: Readonly<Record<string, string>> = {
  '/': `Black Owned ${blackOwned}; Female Owned ${femaleOwned}; Completed Projects ${projects}; Client Satisfaction ${clientSatisfaction}`,
  '/about': `Founded ${site.founded}; Employees ${employees}; Black Owned ${blackOwned}; Projects ${projects}`,
};
export const links: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { 'Explore Services': '/services', 'Contact Us': '/contact' },
  '/about': { 'Learn more about our services': '/services' },
  '/company/culture': { 'Contact Us': '/contact' },
  '/company/research': { 'Commission research and development': '/services/rand' },
  '/training': { 'Contact Us': '/contact?topic=training' },
  '/careers': { 'Send an open application': '/contact?topic=careers' },
  '/products/knitting': { 'Back to Products': '/products' },
  '/contact': { [site.phone]: phoneHref, [site.email]: `mailto:${site.email}` },
};
export const footerLinks: Readonly<Record<string, string>> = {
  Services:
    '/services/security; /services/gaming; /services/training; /services/sharepoint; /services/analytics; /services/rand',
  Company:
    '/company/about; /company/academy; /company/research; /company/Initiatives; /company/culture; /careers',
};
export const tabs: Readonly<Record<string, string>> = {
  '/company/culture': 'Client-Centricity; Collaboration; Ethical Practice',
  '/training': 'Personalized Training; State-of-the-Art Facilities; Networking Opportunities',
};
/** Content that the specification describes without quoting it, in the specified order. */
export const described: Readonly<Record<string, RegExp>> = {
  '/about': /Chief Executive Officer/,
  '/company': said(
    `${experience} of experience`,
    `${blackOwned} black owned`,
    `${femaleOwned} female owned`,
    'youth operated',
  ),
  '/company/initiatives': /Johannesburg.*digital transformation/,
  '/contact': said(site.address.suburb, site.address.province),
  '/team': said(
    'passionate about technology',
    'up to date',
    `service level above ${serviceLevel}`,
    `${engagementIncrease} engagement increase`,
  ),
  '/services/cloud':
    /consulting.*migration.*integration.*managed services.*compliance.*AI & analytics/i,
  '/services/erp': /consulting.*implementation.*customi[sz]ation.*migration.*training.*analytics/i,
  '/services/gaming': /story RPGs.*adventure.*kids.*educational.*virtual reality.*mobile/i,
  '/services/rand': /ideation.*development.*prototyping.*integration.*monitoring/i,
  '/services/security':
    /audit.*network.*endpoint.*cloud.*identity.*incident response.*awareness training/i,
  '/services/sharepoint':
    /consulting.*development.*migration.*extranet portals.*support.*training/i,
  '/services/training':
    /experienced trainers.*customized curriculum.*hands-on.*up-to-date.*flexible delivery/i,
  '/products/opher': /40% shorter time-to-hire.*35% better retention/,
  '/products/performetric': /Productivity rose by 25%/,
  '/products/aroundly': /over 50,000 appointments at 96% satisfaction/,
  '/products/capstart': /over 200 startups raising over R500 million/,
  '/products/goodaction': /over R10 million donated.*15,000\+ volunteer hours/,
  '/products/boldbash': /40% less admin work.*30% higher satisfaction/,
};
export const roles = list(
  'Chief Executive Officer; Director - Legal; Director - Business Development; CIO & Head of R&D; Director - Finance; Chief Operations Officer; Delivery Manager',
);
