<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IConfig;
use OCP\IUserSession;
use OCP\L10N\IFactory;
use OCP\Settings\IIconSection;
use OCP\Settings\ISettings;

/** Name, mail address, language and locale; saved by the provisioning API. */
final class PersonalInfo implements IIconSection, ISettings {
	public function __construct(
		private readonly IUserSession $session,
		private readonly IConfig $config,
		private readonly IFactory $l10n,
	) {
	}

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[\Override]
	public function getForm(): TemplateResponse {
		$user = $this->session->getUser();
		$uid = $user?->getUID() ?? '';
		$languages = $this->l10n->getLanguages();
		return new TemplateResponse('settings', 'personal-info', [
			'user' => $uid,
			'displayName' => $user?->getDisplayName() ?? '',
			'email' => $this->config->getUserValue($uid, 'settings', 'email'),
			'language' => $this->l10n->findLanguage(),
			'languages' => [...$languages['commonLanguages'], ...$languages['otherLanguages']],
			'locale' => $this->config->getUserValue($uid, 'core', 'locale'),
			'locales' => self::locales(),
		], TemplateResponse::RENDER_AS_BLANK);
	}

	#[\Override]
	public function getSection(): string {
		return $this->getID();
	}

	#[\Override]
	public function getID(): string {
		return 'personal-info';
	}

	#[\Override]
	public function getName(): string {
		return 'Personal info';
	}

	#[\Override]
	public function getPriority(): int {
		return 0;
	}

	#[\Override]
	public function getIcon(): string {
		return '/core/img/person.svg';
	}

	/** @return array<string, string> English names by code, such as de_AT; only those of a country */
	private static function locales(): array {
		$names = [];
		foreach ((array)\ResourceBundle::getLocales('') as $code) {
			if (is_string($code) && preg_match('/^[a-z]{2}_[A-Z]{2}$/', $code) === 1) {
				$names[$code] = (string)\Locale::getDisplayName($code, 'en');
			}
		}
		asort($names);
		return $names;
	}
}
