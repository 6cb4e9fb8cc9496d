<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use Shared\Clock;
use Shared\Host\RemoteSettings;

/** The subscription, if there is one. Nothing in an app depends on it: limits are shown and never enforced. */
class License {
	private const NO_KEY = 'no_key';
	private const MASKED_EDGE = 4;

	public function __construct(
		private readonly RemoteSettings $settings,
		private readonly Figures $figures,
		private readonly LicenseClient $client,
		private readonly Clock $clock,
	) {
	}

	/**
	 * What is already known; contacts no server.
	 *
	 * @return array{
	 *     hasLicense: bool, licenseValid: bool, licenseInfo: ?array<string, mixed>, licenseKeyMasked: string, licenseUrl: string,
	 *     checkedAt: ?int,
	 * }
	 */
	public function find(): array {
		$result = $this->settings->findLicenseResult();
		return [
			'hasLicense' => $this->settings->findLicenseKey() !== '',
			'licenseValid' => ($result['valid'] ?? false) === true,
			'licenseInfo' => self::part($result, 'license'),
			'licenseKeyMasked' => self::masked($this->settings->findLicenseKey()),
			'licenseUrl' => $this->settings->findLicenseUrl(),
			'checkedAt' => $this->settings->findLicenseCheckedAtOrNull(),
		];
	}

	/**
	 * @param array{licenseKey?: string, licenseUrl?: string, ...} $body absent members stay unchanged; an empty key removes the stored one
	 * @return array{success: true, message: string, hasLicense: bool, licenseKeyMasked: string, licenseUrl: string}
	 */
	public function save(array $body): array {
		$key = trim($body['licenseKey'] ?? $this->settings->findLicenseKey());
		$url = $body['licenseUrl'] ?? $this->settings->findLicenseUrl();
		if ($key !== $this->settings->findLicenseKey() || $url !== $this->settings->findLicenseUrl()) {
			$this->settings->saveLicense($key, $url);
		}
		return [
			'success' => true,
			'message' => $key === '' ? 'License key removed.' : 'License key saved.',
			'hasLicense' => $key !== '',
			'licenseKeyMasked' => self::masked($key),
			'licenseUrl' => $url,
		];
	}

	/**
	 * Asks the license server once, for at most five seconds. If it does not answer, its last answer remains valid.
	 *
	 * @return array{success: bool, valid: bool, reason?: string, license?: mixed, limits?: mixed, isFree: bool, cached: bool}
	 */
	public function validate(): array {
		$result = $this->ask(fn (string $url, string $key): LicenseResult => $this->client->validate($url, $key));
		if ($result->success) {
			$known = ['valid' => $result->valid, 'license' => $result->license, 'limits' => $result->limits];
			$this->settings->saveLicenseResult($known, $this->clock->now()->getTimestamp());
		}
		$known = $this->settings->findLicenseResult();
		return array_filter([
			'success' => $result->success,
			'valid' => $result->valid,
			'reason' => $result->reason,
			'license' => self::part($known, 'license'),
			'limits' => self::part($known, 'limits'),
			'isFree' => $this->settings->findLicenseKey() === '',
			'cached' => !$result->success && $known !== [],
		], static fn (mixed $value): bool => $value !== null);
	}

	/**
	 * Reports the app's figures to the license server; takes at most five seconds.
	 *
	 * @return array{success: bool, reason?: string, usage?: mixed, limits?: mixed}
	 */
	public function usage(): array {
		$result = $this->reportUsage();
		return array_filter([
			'success' => $result->success && $result->valid,
			'reason' => $result->reason,
			'usage' => $result->usage,
			'limits' => $result->limits,
		], static fn (mixed $value): bool => $value !== null);
	}

	/** The same, for those who tell no answer from a refusal. */
	public function reportUsage(): LicenseResult {
		return $this->ask(fn (string $url, string $key): LicenseResult => $this->client->usage($url, $key, $this->figures->usage()));
	}

	/** @param \Closure(string, string): LicenseResult $question takes the server's address and the key */
	private function ask(\Closure $question): LicenseResult {
		$key = $this->settings->findLicenseKey();
		return $key === '' ? new LicenseResult(false, false, self::NO_KEY) : $question($this->settings->findLicenseUrl(), $key);
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
