// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import {
	mdiAccount, mdiAccountGroup, mdiAccountMultiple, mdiAccountPlus, mdiAccountTie, mdiAccountVoice, mdiAlert, mdiAlertCircle, mdiArchive,
	mdiArrowRight, mdiAtom, mdiBank, mdiBell, mdiBike, mdiBook, mdiBookOpen, mdiBookOpenPageVariant, mdiBookOpenVariant, mdiBookmark,
	mdiBriefcase, mdiBrush, mdiBug, mdiBulletinBoard, mdiBullhorn, mdiBus, mdiCake, mdiCalculator, mdiCalendar, mdiCalendarCheck,
	mdiCalendarClock, mdiCalendarMonth, mdiCamera, mdiCar, mdiCart, mdiCash, mdiCellphone, mdiCertificate, mdiChartBar, mdiChartLine,
	mdiChat, mdiCheck, mdiCheckCircle, mdiCheckboxMarked, mdiCity, mdiClipboardCheck, mdiClipboardList, mdiClipboardText, mdiClock,
	mdiCloud, mdiCloudUpload, mdiCodeBraces, mdiCoffee, mdiCog, mdiComment, mdiCompass, mdiContacts, mdiContentCopy, mdiCreditCard,
	mdiCurrencyEur, mdiDatabase, mdiDelete, mdiDesktopClassic, mdiDomain, mdiDownload, mdiEarth, mdiEmail, mdiEmoticonHappy, mdiEmoticon,
	mdiEye, mdiFactory, mdiFile, mdiFileDocument, mdiFileDocumentMultiple, mdiFilePdfBox, mdiFilePresentationBox, mdiFileTable, mdiFire,
	mdiFlag, mdiFolder, mdiFolderOpen, mdiFood, mdiFoodApple, mdiFormatListBulleted, mdiForum, mdiGift, mdiGit, mdiGithub, mdiGlasses,
	mdiGauge, mdiHandshake, mdiHammerWrench, mdiHardHat, mdiHeadset, mdiHeart, mdiHeartPulse, mdiHelpCircle, mdiHistory, mdiHome,
	mdiHomeGroup, mdiHospitalBuilding, mdiHumanGreeting, mdiImage, mdiImageMultiple, mdiInformation, mdiKey, mdiLaptop, mdiLeaf,
	mdiLifebuoy, mdiLightbulb, mdiLightbulbOn, mdiLink, mdiLinkVariant, mdiLock, mdiLogin, mdiMagnify, mdiMap, mdiMapMarker, mdiMedal,
	mdiMedicalBag, mdiMessage, mdiMicrophone, mdiMonitor, mdiMusic, mdiNewspaper, mdiNewspaperVariant, mdiNote, mdiNoteText,
	mdiOfficeBuilding, mdiPalette, mdiPaperclip, mdiPartyPopper, mdiPencil, mdiPhone, mdiPiggyBank, mdiPin, mdiPineTree, mdiPlayCircle,
	mdiPodcast, mdiPoll, mdiPresentation, mdiPrinter, mdiPuzzle, mdiQrcode, mdiRecycle, mdiRoad, mdiRobot, mdiRocket, mdiRocketLaunch,
	mdiSafe, mdiSale, mdiScaleBalance, mdiSchool, mdiSecurity, mdiServer, mdiShareVariant, mdiShield, mdiShieldAccount, mdiShieldCheck,
	mdiShopping, mdiSitemap, mdiSoccer, mdiSprout, mdiStar, mdiStore, mdiSunWireless, mdiTable, mdiTag, mdiTarget, mdiTools, mdiTrain,
	mdiTranslate, mdiTrendingUp, mdiTrophy, mdiTruck, mdiTune, mdiUmbrella, mdiUpload, mdiVideo, mdiViewDashboard, mdiWallet, mdiWeb,
	mdiWhiteBalanceSunny, mdiWifi, mdiWrench,
} from '@mdi/js'

const icons: Readonly<Record<string, string>> = {
	mdiAccount, mdiAccountGroup, mdiAccountMultiple, mdiAccountPlus, mdiAccountTie, mdiAccountVoice, mdiAlert, mdiAlertCircle, mdiArchive,
	mdiArrowRight, mdiAtom, mdiBank, mdiBell, mdiBike, mdiBook, mdiBookOpen, mdiBookOpenPageVariant, mdiBookOpenVariant, mdiBookmark,
	mdiBriefcase, mdiBrush, mdiBug, mdiBulletinBoard, mdiBullhorn, mdiBus, mdiCake, mdiCalculator, mdiCalendar, mdiCalendarCheck,
	mdiCalendarClock, mdiCalendarMonth, mdiCamera, mdiCar, mdiCart, mdiCash, mdiCellphone, mdiCertificate, mdiChartBar, mdiChartLine,
	mdiChat, mdiCheck, mdiCheckCircle, mdiCheckboxMarked, mdiCity, mdiClipboardCheck, mdiClipboardList, mdiClipboardText, mdiClock,
	mdiCloud, mdiCloudUpload, mdiCodeBraces, mdiCoffee, mdiCog, mdiComment, mdiCompass, mdiContacts, mdiContentCopy, mdiCreditCard,
	mdiCurrencyEur, mdiDatabase, mdiDelete, mdiDesktopClassic, mdiDomain, mdiDownload, mdiEarth, mdiEmail, mdiEmoticonHappy, mdiEmoticon,
	mdiEye, mdiFactory, mdiFile, mdiFileDocument, mdiFileDocumentMultiple, mdiFilePdfBox, mdiFilePresentationBox, mdiFileTable, mdiFire,
	mdiFlag, mdiFolder, mdiFolderOpen, mdiFood, mdiFoodApple, mdiFormatListBulleted, mdiForum, mdiGift, mdiGit, mdiGithub, mdiGlasses,
	mdiGauge, mdiHandshake, mdiHammerWrench, mdiHardHat, mdiHeadset, mdiHeart, mdiHeartPulse, mdiHelpCircle, mdiHistory, mdiHome,
	mdiHomeGroup, mdiHospitalBuilding, mdiHumanGreeting, mdiImage, mdiImageMultiple, mdiInformation, mdiKey, mdiLaptop, mdiLeaf,
	mdiLifebuoy, mdiLightbulb, mdiLightbulbOn, mdiLink, mdiLinkVariant, mdiLock, mdiLogin, mdiMagnify, mdiMap, mdiMapMarker, mdiMedal,
	mdiMedicalBag, mdiMessage, mdiMicrophone, mdiMonitor, mdiMusic, mdiNewspaper, mdiNewspaperVariant, mdiNote, mdiNoteText,
	mdiOfficeBuilding, mdiPalette, mdiPaperclip, mdiPartyPopper, mdiPencil, mdiPhone, mdiPiggyBank, mdiPin, mdiPineTree, mdiPlayCircle,
	mdiPodcast, mdiPoll, mdiPresentation, mdiPrinter, mdiPuzzle, mdiQrcode, mdiRecycle, mdiRoad, mdiRobot, mdiRocket, mdiRocketLaunch,
	mdiSafe, mdiSale, mdiScaleBalance, mdiSchool, mdiSecurity, mdiServer, mdiShareVariant, mdiShield, mdiShieldAccount, mdiShieldCheck,
	mdiShopping, mdiSitemap, mdiSoccer, mdiSprout, mdiStar, mdiStore, mdiSunWireless, mdiTable, mdiTag, mdiTarget, mdiTools, mdiTrain,
	mdiTranslate, mdiTrendingUp, mdiTrophy, mdiTruck, mdiTune, mdiUmbrella, mdiUpload, mdiVideo, mdiViewDashboard, mdiWallet, mdiWeb,
	mdiWhiteBalanceSunny, mdiWifi, mdiWrench,
}

/** The icons available to links and menu items, by the names used in pages. */
export const iconNames: readonly string[] = Object.keys(icons).map((key) => key.slice(3).replace(/(?!^)[A-Z]/g, '-$&').toLowerCase())

/** Path of an icon in a 24-unit box; the link icon for an unknown name. */
export function pathOf(name: string): string {
	const key = `mdi${name.replace(/^mdi-/, '').split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`
	return (Object.hasOwn(icons, key) ? icons[key] : undefined) ?? mdiLinkVariant
}
