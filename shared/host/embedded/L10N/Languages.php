<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\L10N;

/** Languages that the server itself is translated into. */
final class Languages {
	/** Each by its name in the list people choose from; a language without a name there stands by its code. */
	public const NAMES = [
		'ar' => 'اللغة العربية', 'ast' => 'Asturianu', 'be' => 'Беларуская', 'bg' => 'Български',
		'ca' => 'Català', 'cs' => 'Čeština', 'da' => 'Dansk', 'de' => 'Deutsch (Persönlich: Du)',
		'de_DE' => 'Deutsch (Förmlich: Sie)', 'el' => 'Ελληνικά', 'en_GB' => 'English (British English)', 'eo' => 'Esperanto',
		'es' => 'Español (España)', 'es_EC' => 'Español (Ecuador)', 'es_MX' => 'Español (México)', 'et_EE' => 'Eesti',
		'eu' => 'Euskara', 'fa' => 'fa', 'fi' => 'suomi', 'fr' => 'Français',
		'ga' => 'ga', 'gl' => 'Galego', 'hr' => 'Hrvatski', 'hu' => 'Magyar',
		'id' => 'Bahasa Indonesia', 'is' => 'Íslenska', 'it' => 'Italiano', 'ja' => '日本語 (Japanese)',
		'ka' => 'ქართული ენა', 'ko' => '한국어', 'lo' => 'ຂີ້ຕົວະ', 'lt_LT' => 'Lietuvių',
		'lv' => 'Latviešu', 'mk' => 'Македонски', 'mn' => 'хэлний нэр', 'nb' => 'Norsk bokmål',
		'nl' => 'Nederlands', 'oc' => 'Occitan', 'pl' => 'Polski', 'pt_BR' => 'Português Brasileiro',
		'pt_PT' => 'Português', 'ro' => 'Română', 'ru' => 'Русский', 'sc' => 'sardu',
		'sk' => 'Slovenčina', 'sl' => 'Slovenščina', 'sr' => 'Српски', 'sv' => 'Svenska',
		'sw' => 'sw', 'th' => 'ไทย', 'tr' => 'Türkçe', 'ug' => 'ئۇيغۇرچە',
		'uk' => 'Українська', 'uz' => 'uz', 'vi' => 'Tiếng Việt', 'zh_CN' => '简体中文',
		'zh_HK' => '正體中文（香港）', 'zh_TW' => '正體中文（臺灣）',
	];
	/** Shown first, in this order. */
	public const COMMON = [
		'en', 'es', 'fr', 'de', 'de_DE', 'ja', 'ar', 'ru', 'nl', 'it', 'pt_BR', 'pt_PT', 'da', 'fi_FI', 'nb_NO', 'sv', 'tr', 'zh_CN', 'ko',
	];

	/**
	 * Those that people can choose: the common ones, then the others by name.
	 *
	 * @param int $major version of Nextcloud
	 * @return array{commonLanguages: list<array{code: string, name: string}>, otherLanguages: list<array{code: string, name: string}>}
	 */
	public static function lists(int $major): array {
		$names = ['en' => 'English (US)', 'fa' => $major === 33 ? 'فارسى' : 'fa'] + self::NAMES;
		$common = array_intersect(self::COMMON, array_keys($names));
		$others = array_keys(array_diff_key($names, array_flip($common)));
		// A language without a name comes last.
		usort($others, static fn (string $a, string $b): int => [$names[$a] === $a, $names[$a]] <=> [$names[$b] === $b, $names[$b]]);
		$named = static fn (string $code): array => ['code' => $code, 'name' => $names[$code]];
		return ['commonLanguages' => array_map($named, array_values($common)), 'otherLanguages' => array_map($named, $others)];
	}
}
