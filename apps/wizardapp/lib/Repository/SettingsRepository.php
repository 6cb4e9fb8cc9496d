<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCP\IAppConfig;

/** What admins set. Only the switch is read on every page; the rest is loaded when asked for. */
class SettingsRepository {
	/** Not `enabled`: under that key the host keeps whether, and for which groups, the app itself is enabled. */
	private const ENABLED = 'tour_enabled';
	private const TELEMETRY_ENABLED = 'telemetry_enabled';
	private const TELEMETRY_URL = 'telemetry_url';
	private const TELEMETRY_LAST_REPORT = 'telemetry_last_report';
	private const LICENSE_KEY = 'license_key';
	private const LICENSE_URL = 'license_url';
	private const LICENSE_RESULT = 'license_result';
	private const LICENSE_CHECKED_AT = 'license_checked_at';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	public function isEnabled(): bool {
		return $this->config->getValueBool($this->appName, self::ENABLED, true);
	}

	public function setEnabled(bool $isEnabled): void {
		$this->config->setValueBool($this->appName, self::ENABLED, $isEnabled);
	}

	public function isTelemetryEnabled(): bool {
		return $this->config->getValueBool($this->appName, self::TELEMETRY_ENABLED, false, lazy: true);
	}

	public function setTelemetryEnabled(bool $isEnabled): void {
		$this->config->setValueBool($this->appName, self::TELEMETRY_ENABLED, $isEnabled, lazy: true);
	}

	/** Empty until an admin sets one. */
	public function telemetryUrl(): string {
		return $this->config->getValueString($this->appName, self::TELEMETRY_URL, '', lazy: true);
	}

	public function setTelemetryUrl(string $url): void {
		$this->config->setValueString($this->appName, self::TELEMETRY_URL, $url, lazy: true);
	}

	/** Unix seconds of the last report that arrived. */
	public function lastReport(): ?int {
		return $this->time(self::TELEMETRY_LAST_REPORT);
	}

	public function setLastReport(int $time): void {
		$this->config->setValueInt($this->appName, self::TELEMETRY_LAST_REPORT, $time, lazy: true);
	}

	public function licenseKey(): string {
		return $this->config->getValueString($this->appName, self::LICENSE_KEY, '', lazy: true);
	}

	public function setLicenseKey(string $key): void {
		$this->config->setValueString($this->appName, self::LICENSE_KEY, $key, lazy: true, sensitive: true);
	}

	/** Empty until an admin sets one. */
	public function licenseUrl(): string {
		return $this->config->getValueString($this->appName, self::LICENSE_URL, '', lazy: true);
	}

	public function setLicenseUrl(string $url): void {
		$this->config->setValueString($this->appName, self::LICENSE_URL, $url, lazy: true);
	}

	/**
	 * The last answer of the license server; empty before the first.
	 *
	 * @return array<array-key, mixed>
	 */
	public function licenseResult(): array {
		return $this->config->getValueArray($this->appName, self::LICENSE_RESULT, [], lazy: true);
	}

	/** Unix seconds of that answer. */
	public function licenseCheckedAt(): ?int {
		return $this->time(self::LICENSE_CHECKED_AT);
	}

	/** @param array<array-key, mixed> $result */
	public function setLicenseResult(array $result, int $time): void {
		$this->config->setValueArray($this->appName, self::LICENSE_RESULT, $result, lazy: true);
		$this->config->setValueInt($this->appName, self::LICENSE_CHECKED_AT, $time, lazy: true);
	}

	/** What another key or another server said does not count for a new one. */
	public function forgetLicenseResult(): void {
		$this->config->deleteKey($this->appName, self::LICENSE_RESULT);
		$this->config->deleteKey($this->appName, self::LICENSE_CHECKED_AT);
	}

	private function time(string $key): ?int {
		$time = $this->config->getValueInt($this->appName, $key, 0, lazy: true);
		return $time === 0 ? null : $time;
	}
}
