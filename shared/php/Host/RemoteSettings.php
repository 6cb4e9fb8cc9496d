<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\IAppConfig;

/** The servers chosen by an admin, and their last answers. Everything is loaded only when requested. */
class RemoteSettings {
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

	/**
	 * @return array{enabled: bool, lastReport: ?int, telemetryUrl: string} the report in Unix seconds; no address until an admin sets one
	 */
	public function findTelemetry(): array {
		return [
			'enabled' => $this->config->getValueBool($this->appName, self::TELEMETRY_ENABLED, false, lazy: true),
			'lastReport' => $this->time(self::TELEMETRY_LAST_REPORT),
			'telemetryUrl' => $this->config->getValueString($this->appName, self::TELEMETRY_URL, '', lazy: true),
		];
	}

	public function saveTelemetry(bool $isEnabled, string $url): void {
		$this->config->setValueBool($this->appName, self::TELEMETRY_ENABLED, $isEnabled, lazy: true);
		$this->config->setValueString($this->appName, self::TELEMETRY_URL, $url, lazy: true);
	}

	/** @param int $time Unix seconds of a report that arrived */
	public function saveLastReport(int $time): void {
		$this->config->setValueInt($this->appName, self::TELEMETRY_LAST_REPORT, $time, lazy: true);
	}

	/** Empty until an admin sets one. */
	public function findLicenseKey(): string {
		return $this->config->getValueString($this->appName, self::LICENSE_KEY, '', lazy: true);
	}

	/** Empty until an admin sets one. */
	public function findLicenseUrl(): string {
		return $this->config->getValueString($this->appName, self::LICENSE_URL, '', lazy: true);
	}

	/** An answer for another key or from another server is not valid for a new one. */
	public function saveLicense(string $key, string $url): void {
		$this->config->deleteKey($this->appName, self::LICENSE_RESULT);
		$this->config->deleteKey($this->appName, self::LICENSE_CHECKED_AT);
		$this->config->setValueString($this->appName, self::LICENSE_KEY, $key, lazy: true, sensitive: true);
		$this->config->setValueString($this->appName, self::LICENSE_URL, $url, lazy: true);
	}

	/** @return array<array-key, mixed> the last answer of the license server; empty before the first */
	public function findLicenseResult(): array {
		return $this->config->getValueArray($this->appName, self::LICENSE_RESULT, [], lazy: true);
	}

	/** Unix seconds of that answer. */
	public function findLicenseCheckedAtOrNull(): ?int {
		return $this->time(self::LICENSE_CHECKED_AT);
	}

	/** @param array<array-key, mixed> $result */
	public function saveLicenseResult(array $result, int $time): void {
		$this->config->setValueArray($this->appName, self::LICENSE_RESULT, $result, lazy: true);
		$this->config->setValueInt($this->appName, self::LICENSE_CHECKED_AT, $time, lazy: true);
	}

	private function time(string $key): ?int {
		$time = $this->config->getValueInt($this->appName, $key, 0, lazy: true);
		return $time === 0 ? null : $time;
	}
}
