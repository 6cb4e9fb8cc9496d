<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\IL10N;
use OCP\IUserManager;
use OCP\L10N\IFactory;

/** The languages of Nextcloud. */
class Languages {
	public function __construct(
		private readonly IFactory $factory,
		private readonly IUserManager $users,
		private readonly string $appName,
	) {
	}

	/**
	 * The account's own language with its region, else the browser's preferred language, else the default of the server.
	 *
	 * Does not use `findLanguage`, which leaves out languages Nextcloud has no translation for, and stores the
	 * browser's preference as the account's setting.
	 *
	 * @return string such as `de_DE` or `sr@latin`, regardless of the spelling in config.php or the account
	 */
	public function ofUser(?string $userId): string {
		$language = $this->factory->getUserLanguage($userId === null ? null : $this->users->get($userId));
		return preg_match('/^([A-Za-z]{2,3})(?:[_-]([A-Za-z0-9]{2,8}))?(@[a-z]+)?$/D', $language, $part, PREG_UNMATCHED_AS_NULL) === 1
			? strtolower($part[1]) . ($part[2] === null ? '' : "_$part[2]") . $part[3]
			: 'en';
	}

	/** Without region and script: `de` for `de_DE`. */
	public static function general(string $language): string {
		return substr($language, 0, strcspn($language, '_@'));
	}

	/** The app's own texts in a language. */
	public function texts(string $language): IL10N {
		return $this->factory->get($this->appName, $language);
	}

	/** @return list<string> codes */
	public function codes(): array {
		return array_values(array_unique($this->factory->findAvailableLanguages()));
	}

	/**
	 * The languages users can choose.
	 *
	 * @return array<string, string> code to name in the language itself, the common ones first
	 */
	public function names(): array {
		/**
		 * @var array{
		 *     commonLanguages: list<array{code: string, name: string}>, otherLanguages: list<array{code: string, name: string}>,
		 * } $languages
		 */
		$languages = $this->factory->getLanguages();
		return array_column([...$languages['commonLanguages'], ...$languages['otherLanguages']], 'name', 'code');
	}
}
