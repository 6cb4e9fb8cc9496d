<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCA\IntranetApp\AppInfo\Application;
use OCP\IL10N;
use OCP\IUserManager;
use OCP\L10N\IFactory;

/** The host's languages. */
class Languages {
	public function __construct(
		private readonly IFactory $factory,
		private readonly IUserManager $users,
	) {
	}

	/**
	 * The account's own language with its region, else what its browser asks for, else the host's default.
	 *
	 * Not `findLanguage`: that one leaves out languages the host has no translation for, and stores the browser's
	 * wish as the account's setting.
	 *
	 * @return string such as `de_DE`
	 */
	public function ofUser(?string $userId): string {
		$language = $this->factory->getUserLanguage($userId === null ? null : $this->users->get($userId));
		return preg_match('/^([A-Za-z]{2,3})(?:[_-]([A-Za-z0-9]{2,8}))?(?:@[a-z]+)?$/', $language, $part) === 1
			? strtolower($part[1]) . (isset($part[2]) ? "_$part[2]" : '')
			: 'en';
	}

	/** The app's own words in a language. */
	public function texts(string $language): IL10N {
		return $this->factory->get(Application::APP_ID, $language);
	}

	/** @return array<string, string> code to name in the language itself, those that people can choose */
	public function names(): array {
		/** @var array{commonLanguages: list<array{code: string, name: string}>, otherLanguages: list<array{code: string, name: string}>} $languages */
		$languages = $this->factory->getLanguages();
		return array_column([...$languages['commonLanguages'], ...$languages['otherLanguages']], 'name', 'code');
	}
}
