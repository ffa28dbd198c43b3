import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { language } from '../scripts/build-language.ts'

/** Every URL of the site, grouped by its frame. Source: spec §2. */
export default [
  layout('layouts/main-layout.tsx', [
    index('pages/home/home.tsx'),
    route('digital-agency', 'pages/home/home.tsx', { id: 'digital-agency' }),
    route('personal-portfolio', 'pages/personal-portfolio/personal-portfolio.tsx'),
    route('creative-solution', 'pages/creative-solution/creative-solution.tsx'),
    route('marketing-agency', 'pages/marketing-agency/marketing-agency.tsx'),
    route('freelancer-agency', 'pages/freelancer-agency/freelancer-agency.tsx'),
    route('photography-agency', 'pages/photography-agency/photography-agency.tsx'),
    route('architecture-agency', 'pages/architecture-agency/architecture-agency.tsx'),
    route('portfolio', 'pages/portfolio/portfolio.tsx'),
    route('portfolio/:portfolioDetailsId', 'pages/project/project.tsx'),
    route('blog', 'pages/blog/blog.tsx'),
    route('blog/:blogDetailsId', 'pages/article/article.tsx'),
    route('about', 'pages/about/about.tsx'),
    route('case-study/:caseStudyDetailsId', 'pages/case-study/case-study.tsx'),
    route('service', 'pages/service/services.tsx'),
    route('service/:serviceDetailsId', 'pages/service/service.tsx'),
    route('team', 'pages/team/team.tsx'),
    route('team/:teamDetails', 'pages/member/member.tsx'),
    route('contact', 'pages/contact/contact.tsx'),
    route('faq', 'pages/faq/faq.tsx'),
    route('terms-of-use', 'pages/terms-of-use/terms-of-use.tsx'),
    route('privacy-policy', 'pages/privacy-policy/privacy-policy.tsx'),
    route('offline', 'pages/offline/offline.tsx'),
    // The studio's own page, in one language.
    ...(language.prefix === '' ? [route('admin/subscribers', 'pages/admin/admin.tsx')] : []),
  ]),
  layout('layouts/full-width-layout.tsx', [
    route('creative-portfolio', 'pages/creative-portfolio/creative-portfolio.tsx'),
    route('showcase-portfolio', 'pages/showcase-portfolio/showcase-portfolio.tsx'),
    route('case-study-showcase', 'pages/case-study-showcase/case-study-showcase.tsx'),
    route('video-showcase', 'pages/video-showcase/video-showcase.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
