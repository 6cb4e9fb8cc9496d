<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service\Step;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Repository\BuiltInTour;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Host\Languages;

/**
 * Languages in which a tour can be written.
 *
 * @phpstan-import-type Languages from Schemas as LanguagesShape
 * @phpstan-import-type NamedLanguage from Schemas
 * @phpstan-import-type Overrides from Schemas
 */
class LanguageService {
	private const FALLBACK = 'en';

	public function __construct(
		private readonly Languages $host,
		private readonly BuiltInTour $builtIn,
		private readonly ListService $lists,
	) {
	}

	/**
	 * The code as the host writes it. Languages of the built-in tour count even where the host has no such translation.
	 *
	 * @param ?string $language null means English
	 * @param string $pointer its location in the request
	 * @throws Invalid
	 */
	public function known(?string $language, string $pointer): string {
		if ($language === null) {
			return self::FALLBACK;
		}
		$key = self::key($language);
		// A list may outlive the translation it was written for.
		foreach ([...$this->host->codes(), ...$this->builtIn->findAllLanguages(), ...array_keys($this->lists->heads())] as $code) {
			if (self::key($code) === $key) {
				return $code;
			}
		}
		throw new Invalid(Reason::UNKNOWN_LANGUAGE, "The language \"$language\" is not available on this server.", $pointer);
	}

	/** @return LanguagesShape */
	public function findAll(): array {
		return ['success' => true, 'languages' => $this->named()];
	}

	/** @return Overrides */
	public function findOverrides(): array {
		$named = $this->named();
		return ['success' => true, 'overrides' => array_values(
			array_filter($named, static fn (array $language): bool => $language['own'] || $language['code'] === self::FALLBACK),
		)];
	}

	/** @return list<NamedLanguage> those that users can choose, and those with their own steps */
	private function named(): array {
		$own = array_keys(array_filter($this->lists->heads(), static fn (ListHead $head): bool => $head->isOverride));
		$names = $this->host->names();
		foreach ([self::FALLBACK, ...$own] as $code) {
			$names[$code] ??= $code === self::FALLBACK ? 'English' : $code;
		}
		$counts = $this->lists->counts(array_map(strval(...), array_keys($names)));
		$languages = [];
		foreach ($counts as $code => $count) {
			$languages[] = ['code' => $code, 'name' => $names[$code] ?? $code, 'stepsCount' => $count['count'], 'own' => $count['isOwn']];
		}
		return $languages;
	}

	private static function key(string $code): string {
		return strtolower(str_replace('-', '_', $code));
	}
}
