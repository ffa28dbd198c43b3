// Shows a page whose words stand in it in several languages in the one that its address asks for, as `?language=fr`: of the
// elements with `lang` only those of that language (base.css). It runs in the head, before scripts that read `language`.
const language = new URLSearchParams(location.search).get('language') ?? 'en'
document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
document.documentElement.dataset.language = language
