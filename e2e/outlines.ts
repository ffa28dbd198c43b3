const mainAndFooter = `
  - main
  - contentinfo:
    - form:
      - textbox "Your e-mail address"
    - group:
      - navigation "Services"
      - navigation "Rooms"
`

/** The accessibility tree around `main` on every page outside the rooms, in a wide window. */
export const frameOutline = `
  - link "Skip to content"
  - banner:
    - link "Ikosim Studio, home"
    - navigation "Main"
    - button "Get in touch"${mainAndFooter}`

/** The same in a room, whose name has the place of the menu. */
export const roomFrameOutline = `
  - link "Skip to content"
  - banner:
    - link "Ikosim Studio, home"
    - paragraph
    - button "Get in touch"
    - button "Menu"${mainAndFooter}`

/** The same on a short page, whose footer is a line (`footerSize` of its handle). */
export const shortFrameOutline = `
  - link "Skip to content"
  - banner:
    - link "Ikosim Studio, home"
    - navigation "Main"
    - button "Get in touch"
  - main
  - contentinfo:
    - group: Services, newsletter, rooms
`

/**
 * The expected accessibility tree of `main` on one page of each kind: landmarks, headings and groups of controls, in
 * order. Elements named by a title have no name here, so that titles can change.
 */
export const outlines: Record<string, string> = {
  '/': `
    - heading [level=1]
    - region:
      - heading [level=2]
    - region "Services"
    - region:
      - heading [level=2]
      - list
      - button "Load More"
    - region:
      - heading [level=2]
      - list
  `,
  '/about': `
    - navigation "Breadcrumb"
    - heading "About the studio that answers" [level=1]
    - region "Who we are"
    - region:
      - heading [level=2]
      - list
    - region "The studio in figures"
    - region:
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
  `,
  '/service': `
    - navigation "Breadcrumb"
    - heading [level=1]
    - list:
      - listitem:
        - heading [level=2]
    - region:
      - heading [level=2]
      - group "Billing period":
        - radio "Monthly" [checked]
        - radio "Yearly"
      - list:
        - listitem:
          - heading "Standard" [level=3]
    - region:
      - heading [level=2]
      - region "What clients say"
  `,
  '/service/ui-ux-design': `
    - article:
      - navigation "Breadcrumb"
      - heading "UI/UX design" [level=1]
      - region:
        - heading [level=2]
        - list
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - heading [level=3]
      - navigation "All six services"
      - region:
        - heading [level=2]
        - region "What clients say"
      - region:
        - heading [level=2]
        - group:
          - heading [level=3]
  `,
  '/portfolio': `
    - navigation "Breadcrumb"
    - heading [level=1]
    - region "Projects":
      - group "Filter projects":
        - button "All 10" [pressed]
        - button "Web Design 3"
        - button "UI/UX Design 2"
        - button "Mobile Apps 3"
        - button "Logo Design 2"
      - list:
        - listitem:
          - heading "Tassili Bank" [level=2]
      - button "Load More"
  `,
  '/portfolio/tassili-bank': `
    - article:
      - navigation "Breadcrumb"
      - heading "Tassili Bank" [level=1]
      - heading [level=2]
      - region "What changed"
      - region "Picture of the project"
      - heading [level=2]
      - region "Pictures of the work"
      - heading [level=2]
      - navigation "Other projects"
  `,
  '/blog': `
    - navigation "Breadcrumb"
    - heading [level=1]
    - search:
      - searchbox
    - navigation "Categories"
    - heading "All articles" [level=2]
    - list:
      - listitem:
        - article:
          - heading [level=3]
    - navigation "Pages of articles"
    - complementary "Find an article":
      - region "Recent posts":
        - heading "Recent posts" [level=2]
      - region "Tags"
      - region "Archives"
      - region "The editor"
  `,
  '/blog/offline-first-apps': `
    - article:
      - navigation "Breadcrumb"
      - heading [level=1]
      - navigation "In this article":
        - heading "In this article" [level=2]
      - heading [level=2]
      - heading "Filed under" [level=2]
      - region:
        - heading [level=2]
        - list
        - navigation "Articles before and after"
      - form "Leave A Reply":
        - heading "Leave A Reply" [level=2]
        - textbox "Full Name*"
        - textbox "Email*"
        - textbox "Website"
        - textbox "Comment*"
        - button "Leave comment"
  `,
  '/case-study/tassili-bank-onboarding': `
    - article:
      - navigation "Breadcrumb"
      - heading [level=1]
      - region "Overview":
        - heading "Overview" [level=2]
      - region "Research":
        - heading "Research" [level=2]
        - heading "What we found" [level=3]
      - region "Quotation"
      - region "Result":
        - heading "Result" [level=2]
  `,
  '/team': `
    - navigation "Breadcrumb"
    - heading [level=1]
    - list:
      - listitem:
        - heading "Lina Haddad" [level=2]
  `,
  '/team/lina-haddad': `
    - article:
      - navigation "Breadcrumb"
      - heading "Lina Haddad" [level=1]
      - region "Biography"
      - region "Skills":
        - heading "Skills" [level=2]
      - region "Projects":
        - heading "Projects" [level=2]
      - region:
        - heading [level=2]
        - region "The team"
  `,
  '/contact': `
    - navigation "Breadcrumb"
    - heading [level=1]
    - navigation "On this page"
    - heading "Dear Ikosim," [level=2]
    - form "Dear Ikosim,":
      - textbox "Full Name*"
      - textbox "Email*"
      - combobox "Project Type*"
      - textbox "Mobile*"
      - textbox "Message*"
      - button "Continue"
    - region:
      - heading [level=2]
  `,
  '/faq': `
    - navigation "Breadcrumb"
    - heading [level=1]
    - navigation "Categories"
    - region "Development Services":
      - heading "Development Services" [level=2]
      - group:
        - heading [level=3]
  `,
  '/terms-of-use': `
    - navigation "Breadcrumb"
    - heading "Terms of use" [level=1]
    - navigation "On this page":
      - heading "On this page" [level=2]
    - heading "Who we are" [level=2]
  `,
  '/photography-agency': `
    - region:
      - heading [level=1]
    - region:
      - heading [level=2]
      - table
    - region "Gallery The contact sheet":
      - group "Filter pictures"
      - list
      - button "Load More"
    - region:
      - heading [level=2]
      - region "Prints for sale"
    - region:
      - heading [level=2]
      - group "Billing period"
    - region:
      - heading [level=2]
      - form:
        - textbox "Full Name*"
        - button "Continue"
    - region "About this page"
  `,
  '/admin/subscribers': `
    - heading [level=1]
    - textbox
    - button
  `,
}
