import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site, grouped by its frame. Source: spec §2. */
export default [
  layout('layouts/main-layout.tsx', [
    index('pages/homes/studio.tsx'),
    route('digital-agency', 'pages/homes/studio.tsx', { id: 'digital-agency' }),
    route('personal-portfolio', 'pages/homes/personal.tsx'),
    route('creative-solution', 'pages/homes/creative-solution.tsx'),
    route('marketing-agency', 'pages/homes/marketing.tsx'),
    route('freelancer-agency', 'pages/homes/freelancer.tsx'),
    route('photography-agency', 'pages/homes/photography.tsx'),
    route('architecture-agency', 'pages/homes/architecture.tsx'),
    route('portfolio', 'pages/portfolio.tsx'),
    route('portfolio/:portfolioDetailsId', 'pages/project.tsx'),
    route('blog', 'pages/blog.tsx'),
    route('blog/:blogDetailsId', 'pages/article.tsx'),
    route('about', 'pages/about.tsx'),
    route('case-study/:caseStudyDetailsId', 'pages/case-study.tsx'),
    route('service', 'pages/services.tsx'),
    route('service/:serviceDetailsId', 'pages/service.tsx'),
    route('team', 'pages/team.tsx'),
    route('team/:teamDetails', 'pages/member.tsx'),
    route('contact', 'pages/contact.tsx'),
    route('faq', 'pages/faq.tsx'),
    route('terms-of-use', 'pages/terms-of-use.tsx'),
    route('privacy-policy', 'pages/privacy-policy.tsx'),
    route('offline', 'pages/offline.tsx'),
    route('admin/subscribers', 'pages/admin.tsx'),
  ]),
  layout('layouts/full-width-layout.tsx', [
    route('creative-portfolio', 'pages/homes/wall.tsx'),
    route('showcase-portfolio', 'pages/showcase-portfolio.tsx'),
    route('case-study-showcase', 'pages/case-study-showcase.tsx'),
    route('video-showcase', 'pages/video-showcase.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
