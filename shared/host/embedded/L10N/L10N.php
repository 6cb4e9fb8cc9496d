<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\L10N;

use OCP\IL10N;

/** Texts of one app. Finds its language at the first use: a container may make it before anybody is logged in. */
final class L10N implements IL10N {
	private ?string $language = null;
	/** @var ?array<array-key, mixed> by the English text */
	private ?array $texts = null;

	/**
	 * @param \Closure(): string $find the language
	 * @param \Closure(string): array<array-key, mixed> $load its texts
	 */
	public function __construct(
		private readonly \Closure $find,
		private readonly \Closure $load,
	) {
	}

	#[\Override]
	public function t(string $text, $parameters = []): string {
		$this->texts ??= ($this->load)($this->getLanguageCode());
		$found = $this->texts[$text] ?? $text;
		$translated = is_string($found) ? $found : $text;
		// The server keeps the sign for itself: it parts its plural forms.
		return str_contains($translated, '|')
			? 'Can not use pipe character in translations'
			: vsprintf($translated, is_array($parameters) ? $parameters : [$parameters]);
	}

	#[\Override]
	public function n(string $text_singular, string $text_plural, int $count, array $parameters = []): string {
		$this->texts ??= ($this->load)($this->getLanguageCode());
		$forms = $this->texts["_{$text_singular}_::_{$text_plural}_"] ?? null;
		$form = is_array($forms) ? $forms[self::form($this->getLanguageCode(), $count)] ?? null : null;
		$text = is_string($form) ? $form : ($count === 1 ? $text_singular : $text_plural);
		return vsprintf(str_replace('%n', (string)$count, $text), $parameters);
	}

	/** As the server has it for the languages that the apps speak, which leaves out the third form of French. */
	private static function form(string $language, int $count): int {
		return $count === 1 || ($count === 0 && $language === 'fr') ? 0 : 1;
	}

	#[\Override]
	public function getLanguageCode(): string {
		return $this->language ??= ($this->find)();
	}
}
