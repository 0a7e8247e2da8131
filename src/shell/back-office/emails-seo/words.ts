export const emailsAndSeo = 'E-mails and SEO'
export const emailsAndSeoAbout =
  'How e-mails leave, and what search engines and shared links show of the site.'
export const careers = 'Careers'
export const pagesWithoutTexts = 'pages without texts of their own'
