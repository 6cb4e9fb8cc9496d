<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service;

use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Remote\LicenseClient;
use OCA\WizardApp\Shared\Remote\LicenseResult;

/**
 * The subscription, if there is one. Nothing in the app depends on it: limits are shown and never enforced.
 *
 * @phpstan-import-type LicenseChecked from Schemas
 * @phpstan-import-type LicenseSaveBody from Schemas
 * @phpstan-import-type LicenseSaved from Schemas
 * @phpstan-import-type LicenseStats from Schemas
 * @phpstan-import-type LicenseUsage from Schemas
 */
class LicenseService {
	private const FREE_STEPS = 10;
	private const NO_KEY = 'no_key';
	private const MASKED_EDGE = 4;

	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly StatisticsService $counts,
		private readonly LicenseClient $client,
		private readonly Clock $clock,
	) {
	}

	/**
	 * What is known already; asks no server.
	 *
	 * @return LicenseStats
	 */
	public function find(): array {
		$counts = $this->counts->stepCounts();
		$result = $this->settings->licenseResult();
		$isValid = $this->isValid($result);
		$exceeded = $isValid ? [] : array_keys(array_filter($counts, static fn (int $count): bool => $count > self::FREE_STEPS));
		return [
			'success' => true,
			'stepCounts' => $counts,
			'totalSteps' => array_sum($counts),
			'freeLimit' => self::FREE_STEPS,
			'languagesWithOverrides' => $this->counts->overrides(),
			'hasLicense' => $this->settings->licenseKey() !== '',
			'licenseValid' => $isValid,
			'licenseInfo' => self::part($result, 'license'),
			'licenseKeyMasked' => self::masked($this->settings->licenseKey()),
			'licenseUrl' => $this->settings->licenseUrl(),
			'maxStepsPerLanguage' => max([0, ...array_values($counts)]),
			'exceededLanguages' => $exceeded,
			'stepsExceeded' => $exceeded !== [],
			'perLanguage' => true,
			'checkedAt' => $this->settings->licenseCheckedAt(),
		];
	}

	/**
	 * @param LicenseSaveBody $body what is absent stays; an empty key removes it
	 * @return LicenseSaved
	 */
	public function save(array $body): array {
		$key = trim($body['licenseKey'] ?? $this->settings->licenseKey());
		$url = $body['licenseUrl'] ?? $this->settings->licenseUrl();
		if ($key !== $this->settings->licenseKey() || $url !== $this->settings->licenseUrl()) {
			$this->settings->forgetLicenseResult();
			$this->settings->setLicenseKey($key);
			$this->settings->setLicenseUrl($url);
		}
		return [
			'success' => true,
			'message' => $key === '' ? 'No license key is kept.' : 'The license key is kept.',
			'hasLicense' => $key !== '',
			'licenseKeyMasked' => self::masked($key),
			'licenseUrl' => $url,
		];
	}

	/**
	 * Asks the license server once, for at most five seconds. Without its answer what it said last stays in force.
	 *
	 * @return LicenseChecked
	 */
	public function validate(): array {
		$result = $this->ask(fn (string $url, string $key): LicenseResult => $this->client->validate($url, $key));
		if ($result->success) {
			$this->settings->setLicenseResult(['valid' => $result->valid, 'license' => $result->license, 'limits' => $result->limits], $this->clock->now()->getTimestamp());
		}
		$known = $this->settings->licenseResult();
		return array_filter([
			'success' => $result->success,
			'valid' => $result->valid,
			'reason' => $result->reason,
			'license' => self::part($known, 'license'),
			'limits' => self::part($known, 'limits'),
			'isFree' => $this->settings->licenseKey() === '',
			'cached' => !$result->success && $known !== [],
		], static fn (mixed $value): bool => $value !== null);
	}

	/**
	 * Tells the license server how many steps there are; at most five seconds.
	 *
	 * @return LicenseUsage
	 */
	public function usage(): array {
		$counts = $this->counts->stepCounts();
		$figures = ['stepCounts' => (object)$counts, 'totalSteps' => array_sum($counts)];
		$result = $this->ask(fn (string $url, string $key): LicenseResult => $this->client->usage($url, $key, $figures));
		return array_filter([
			'success' => $result->success && $result->valid,
			'reason' => $result->reason,
			'usage' => $result->usage,
			'limits' => $result->limits,
		], static fn (mixed $value): bool => $value !== null);
	}

	/** @param \Closure(string, string): LicenseResult $question takes the server's address and the key */
	private function ask(\Closure $question): LicenseResult {
		$key = $this->settings->licenseKey();
		return $key === '' ? new LicenseResult(false, false, self::NO_KEY) : $question($this->settings->licenseUrl(), $key);
	}

	/** @param array<array-key, mixed> $result */
	private function isValid(array $result): bool {
		return ($result['valid'] ?? false) === true;
	}

	/**
	 * @param array<array-key, mixed> $result
	 * @return ?array<string, mixed>
	 */
	private static function part(array $result, string $name): ?array {
		$part = $result[$name] ?? null;
		return is_array($part) && $part !== [] ? array_filter($part, is_string(...), ARRAY_FILTER_USE_KEY) : null;
	}

	private static function masked(string $key): string {
		if (strlen($key) <= 2 * self::MASKED_EDGE) {
			return str_repeat('*', strlen($key));
		}
		return substr($key, 0, self::MASKED_EDGE) . '****' . substr($key, -self::MASKED_EDGE);
	}
}
