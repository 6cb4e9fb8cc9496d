<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\L10N;

use Host\AppFramework\Settings;
use OCP\App\AppPathNotFoundException;
use OCP\App\IAppManager;
use OCP\IConfig;
use OCP\IRequest;
use OCP\IUser;
use OCP\IUserSession;
use OCP\L10N\IFactory;

/** Which language: the forced one, the account's, the browser's, the default, English. */
final class L10NFactory implements IFactory {
	/** The language of this request, once an account or an address asked for it. */
	private string $found = '';
	/** @var array<string, list<string>> by app */
	private array $available = [];

	public function __construct(
		private readonly IConfig $config,
		private readonly IUserSession $session,
		private readonly IRequest $request,
		private readonly IAppManager $apps,
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function get($app, $lang = null, $locale = null) {
		return new L10N(
			function () use ($app, $lang): string {
				$wanted = $this->forced() ?? self::clean($lang);
				return $wanted !== null && $this->languageExists($app, $wanted) ? $wanted : $this->findLanguage($app);
			},
			fn (string $language): array => $this->load($app, $language),
		);
	}

	#[\Override]
	public function findLanguage(?string $appId = null): string {
		$this->found = $this->forced() ?? $this->found;
		if ($this->found !== '' && $this->languageExists($appId, $this->found)) {
			return $this->found;
		}
		$user = $this->session->getUser();
		$own = $user === null ? '' : $this->config->getUserValue($user->getUID(), 'core', 'lang');
		if ($own !== '') {
			$this->found = $own;
			if ($this->languageExists($appId, $own)) {
				return $own;
			}
		}
		$wished = $this->wished($appId);
		if ($wished !== null) {
			if ($user !== null && $appId === null && $own === '') {
				$this->config->setUserValue($user->getUID(), 'core', 'lang', $wished);
			}
			return $wished;
		}
		$default = $this->system('default_language');
		return $default !== null && $this->languageExists($appId, $default) ? $default : 'en';
	}

	#[\Override]
	public function findAvailableLanguages($app = null): array {
		return $this->available[$app ?? ''] ??= ['en', ...$this->translated($app)];
	}

	#[\Override]
	public function languageExists($app, $lang) {
		return $lang === 'en' || in_array($lang, $this->findAvailableLanguages($app), true);
	}

	#[\Override]
	public function getLanguages(): array {
		return Languages::lists($this->settings->major);
	}

	#[\Override]
	public function getUserLanguage(?IUser $user = null): string {
		$forced = $this->system('force_language');
		if ($forced !== null) {
			return $forced;
		}
		$own = $user === null ? null : $this->config->getUserValue($user->getUID(), 'core', 'lang', null);
		$asked = $own ?? $this->askedFor();
		if ($asked !== null) {
			return $asked;
		}
		$isCaller = $user !== null && $user->getUID() === $this->session->getUser()?->getUID();
		return ($isCaller ? $this->wished(null) : null) ?? $this->system('default_language') ?? 'en';
	}

	/** The language that the address or the settings of the server ask for. */
	private function forced(): ?string {
		return $this->askedFor() ?? $this->system('force_language');
	}

	private function askedFor(): ?string {
		$asked = $this->request->getParam('forceLanguage');
		return is_string($asked) ? self::clean($asked) : null;
	}

	private function system(string $key): ?string {
		$value = $this->config->getSystemValue($key, null);
		return is_string($value) ? $value : null;
	}

	/** The first language of the browser that there is. */
	private function wished(?string $app): ?string {
		$available = $this->findAvailableLanguages($app);
		// "de" before "de_DE".
		sort($available);
		$header = strtolower((string)self::clean($this->request->getHeader('Accept-Language')));
		foreach (explode(',', $header) as $wish) {
			$wish = str_replace('-', '_', explode(';', $wish)[0]);
			$parts = explode('_', $wish);
			foreach ($available as $language) {
				if (strtolower($language) === $wish) {
					return $language === 'de' && $this->system('default_language') === 'de_DE' && $this->languageExists($app, 'de_DE')
						? 'de_DE'
						: $language;
				}
				if (strtolower($language) === $parts[0] . '_' . end($parts)) {
					return $language;
				}
			}
			if (in_array($parts[0], $available, true)) {
				return $parts[0];
			}
		}
		return null;
	}

	/** @return list<string> */
	private function translated(?string $app): array {
		$folder = $this->folder($app);
		if ($folder === null) {
			return array_keys(Languages::NAMES);
		}
		$files = glob("$folder/*.json");
		return array_map(static fn (string $file): string => basename($file, '.json'), $files === false ? [] : $files);
	}

	/** @return array<array-key, mixed> */
	private function load(string $app, string $language): array {
		$file = $this->folder($app) . "/$language.json";
		$content = is_file($file) ? json_decode((string)file_get_contents($file), true) : null;
		return is_array($content) && is_array($content['translations'] ?? null) ? $content['translations'] : [];
	}

	/** Where an app's translations are; null for the host itself and for what is no app. */
	private function folder(?string $app): ?string {
		try {
			return $app === null || in_array($app, ['core', 'lib'], true) ? null : $this->apps->getAppPath($app) . '/l10n';
		} catch (AppPathNotFoundException) {
			return null;
		}
	}

	private static function clean(?string $language): ?string {
		return $language === null ? null : str_replace('..', '', (string)preg_replace('/[^a-zA-Z0-9.;,=_-]/', '', $language));
	}
}
