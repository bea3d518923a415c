import type { Path } from './types.ts';

/** Other words that visitors may search for, by page, in lower case. */
export const alsoCalled: Readonly<Record<Path, string>> = {
  '/services/analytics': 'bi dashboards reports data warehouse fabric excel',
  '/services/security': 'cyber hacked ransomware phishing firewall soc pentest inligtingsekuriteit',
  '/services/cloud': 'hosting servers backup backups migration aws wolk ifu',
  '/services/gaming': 'games speletjies imidlalo unity mobile',
  '/services/sharepoint': 'intranet documents teams m365',
  '/services/rand': 'r&d rnd randd research prototype innovation navorsing ucwaningo',
  '/services/erp': 'd365 dynamics accounting finance stock payroll crm navision',
  '/services/training': 'corporate courses staff trainers kursusse',
  '/company/about': 'bee bbbee b-bbee owned history founded who oor amava',
  '/company/culture': 'values pillars kultuur isiko',
  '/company/initiatives': 'csi community schools bursaries bursary learners',
  '/company/academy': 'learn coding evening classes faq akademie isikole',
  '/company/research': 'published papers navorsing',
  '/training': 'workshops courses skills development seta learnership kursus izifundo',
  '/careers': 'vacancy apply internship hiring cv loopbaan werk umsebenzi',
  '/team': 'executives management directors leadership staff people ceo cfo coo cio',
  '/contact':
    'address phone telephone number email office map directions hours quote quotation kontak adres ikheli',
  '/privacy': 'popi personal information data protection delete information officer paia',
  '/terms': 'conditions legal liability',
  '/cookies': 'tracking analytics storage koekies',
  '/team/m1001': 'ceo boss',
  '/team/m1002': 'lawyer attorney information officer',
  '/team/m1003': 'sales',
  '/team/m1004': 'cio research',
  '/team/m1005': 'cfo accounts invoices',
  '/team/m1006': 'coo support operations',
  '/team/m1007': 'projects',
};
