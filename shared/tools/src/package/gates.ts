// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A package as checked by its gates: the text of each file by its path below the top folder. */
export type Contents = ReadonlyMap<string, string>

const required = [
	'appinfo/info.xml', 'lib/AppInfo/Application.php', 'img/app.svg', 'openapi.json', 'README.md', 'CHANGELOG.md', 'LICENSE',
	'l10n/nl.json', 'l10n/nl.js', 'l10n/de.json', 'l10n/de.js', 'l10n/fr.json', 'l10n/fr.js',
]
/** Sources and development files; an archive that contains one was built from more than the allow-list. */
const unwanted = /(^|\/)(src|tests?|node_modules|vendor)\/|\.(map|ts|vue)$|(^|\/)(composer|package)(-lock)?\.(json|lock)$/

/**
 * Problems of a package, except those that require PHP to detect.
 *
 * @param app - id, which is also the prefix of its scripts
 * @param contents - what goes into the archive
 * @param base - folder of the repository on this machine, which must not appear in any file
 * @param isBuilt - whether the app has a front end, whose scripts must be in the package
 */
export function packageProblems(app: string, contents: Contents, base: string, isBuilt = true): string[] {
	const info = contents.get('appinfo/info.xml') ?? ''
	const version = /<version>([^<]+)<\/version>/.exec(info)?.[1] ?? ''
	const paths = [...contents.keys()]
	return [
		...required.filter((path) => !contents.has(path)).map((path) => `${path} is missing`),
		...(!isBuilt || paths.some((path) => path.startsWith(`js/${app}-`)) ? [] : [`js/${app}-… is missing: the front end was not built`]),
		...(info.includes(`<id>${app}</id>`) ? [] : [`appinfo/info.xml is not the one of ${app}`]),
		...(hasHeading(contents.get('CHANGELOG.md') ?? '', version) ? [] : [`CHANGELOG.md has no heading for version ${version}`]),
		...paths.filter((path) => unwanted.test(path)).map((path) => `${path} does not belong into an archive`),
		...[...contents].filter(([, text]) => text.includes(base)).map(([path]) => `${path} names a folder of this machine`),
		...namedClasses(info).filter((path) => !contents.has(path)).map((path) => `appinfo/info.xml names a class, and ${path} is missing`),
	]
}

function hasHeading(changelog: string, version: string): boolean {
	return version !== ''
		&& changelog.split('\n').some((line) => /^## /.test(line) && line.replace(/[[\]]/g, '').split(/\s+/).includes(version))
}

/** Files of the app's own classes that info.xml tells the host to load. */
function namedClasses(info: string): string[] {
	const namespace = /<namespace>([^<]+)</.exec(info)?.[1] ?? ''
	return [...info.matchAll(/>\s*OCA\\(\w+)\\([\w\\]+)\s*</g)]
		.filter((match) => match[1] === namespace)
		.map((match) => `lib/${(match[2] ?? '').replaceAll('\\', '/')}.php`)
}
