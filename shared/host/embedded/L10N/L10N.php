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
	public function getLanguageCode(): string {
		return $this->language ??= ($this->find)();
	}
}
