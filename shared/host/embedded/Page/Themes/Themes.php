<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Themes;

use OCP\IConfig;
use OCP\IUserSession;

/** Which themes there are, which one a person has chosen, and their style sheets. */
final class Themes {
	/** In which media each applies to those who leave the choice to their system. */
	public const MEDIA = [
		'default' => '',
		'light' => '(prefers-color-scheme: light)',
		'dark' => '(prefers-color-scheme: dark)',
		'light-highcontrast' => '(prefers-contrast: more)',
		'dark-highcontrast' => '(prefers-color-scheme: dark) and (prefers-contrast: more)',
	];

	public function __construct(
		private readonly IConfig $config,
		private readonly IUserSession $session,
	) {
	}

	/** @return list<string> ids of the caller's own choice; none for nobody */
	public function enabled(): array {
		$user = $this->session->getUser();
		if ($user === null) {
			return [];
		}
		$stored = json_decode($this->config->getUserValue($user->getUID(), 'theming', 'enabled-themes', '["default"]'), true);
		return is_array($stored) ? array_values(array_filter($stored, is_string(...))) : [];
	}

	/** All themes exclude each other. */
	public function enable(string $theme): void {
		$this->store([$theme]);
	}

	public function disable(string $theme): void {
		$this->store(array_values(array_diff($this->enabled(), [$theme])));
	}

	/** A theme for the whole page, or for any element that names it in a data attribute. */
	public static function sheet(string $theme, bool $isForPage): string {
		$lines = '';
		foreach (Palettes::of($theme) as $name => $value) {
			$lines .= "--$name:$value;";
		}
		$scheme = str_starts_with($theme, 'dark') ? 'dark' : 'light';
		return ($isForPage ? ':root' : "[data-theme-$theme]") . "{{$lines}color-scheme:$scheme;}";
	}

	/** All of them in one sheet: by media for the page, then by data attribute. */
	public static function allSheets(): string {
		$sheets = '';
		foreach (self::MEDIA as $theme => $media) {
			$sheet = self::sheet($theme, true);
			$sheets .= $media === '' ? $sheet : "@media $media{{$sheet}}";
		}
		foreach (array_keys(self::MEDIA) as $theme) {
			$sheets .= $theme === 'default' ? '' : self::sheet($theme, false);
		}
		return $sheets;
	}

	/** @param list<string> $themes */
	private function store(array $themes): void {
		$user = $this->session->getUser();
		if ($user !== null) {
			$this->config->setUserValue($user->getUID(), 'theming', 'enabled-themes', json_encode($themes, JSON_THROW_ON_ERROR));
		}
	}
}
