<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Setup;

use OCA\RoomsApp\Model\Setup\Choices;
use OCA\RoomsApp\Model\Setup\Settings;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Host\RemoteSettings;

/**
 * The settings of the app.
 *
 * @phpstan-import-type PersonalStart from Schemas
 * @phpstan-import-type RoomsSettings from Schemas
 * @phpstan-import-type SettingsInput from Schemas
 * @phpstan-import-type Done from Schemas
 */
class SettingsService {
	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly RemoteSettings $services,
	) {
	}

	/** @return RoomsSettings */
	public function find(): array {
		$settings = $this->settings->find();
		return [
			'defaultAutoAccept' => $settings->defaultAutoAccept,
			'emailEnabled' => $settings->emailEnabled,
			'telemetryEnabled' => $this->services->findTelemetry()['enabled'],
			'showWeekends' => $settings->showWeekends,
			'roomTypes' => $settings->roomTypes,
			'facilities' => $settings->facilities,
			'extsyncEnabled' => $settings->extsyncEnabled,
			'extsyncTenantId' => $settings->extsyncTenantId,
			'extsyncClientId' => $settings->extsyncClientId,
			'extsyncClientSecret' => $settings->extsyncClientSecret === '' ? '' : Settings::HIDDEN,
			'extsyncAuthority' => $settings->extsyncAuthority,
			'extsyncApi' => $settings->extsyncApi,
			'extsyncWebhookMaxInlineSync' => $settings->maxInlineSync,
			'extsyncWebhookRateLimit' => $settings->inlineSyncsPerWindow,
		];
	}

	/**
	 * What everybody may know, for the personal settings.
	 *
	 * @return PersonalStart
	 */
	public function findForEveryone(): array {
		return ['roomTypes' => $this->settings->find()->roomTypes];
	}

	/**
	 * @param SettingsInput $sent absent members stay unchanged
	 * @return Done
	 */
	public function save(array $sent): array {
		$old = $this->settings->find();
		$secret = $sent['extsyncClientSecret'] ?? Settings::HIDDEN;
		$authority = self::address($sent['extsyncAuthority'] ?? $old->extsyncAuthority, Settings::AUTHORITY);
		// A secret that nobody may read is not sent to another server either.
		$kept = $authority === $old->extsyncAuthority ? $old->extsyncClientSecret : '';
		$new = new Settings(
			$sent['defaultAutoAccept'] ?? $old->defaultAutoAccept,
			$sent['emailEnabled'] ?? $old->emailEnabled,
			$sent['showWeekends'] ?? $old->showWeekends,
			isset($sent['roomTypes']) ? Choices::cleaned($sent['roomTypes']) : $old->roomTypes,
			isset($sent['facilities']) ? Choices::cleaned($sent['facilities']) : $old->facilities,
			$sent['extsyncEnabled'] ?? $old->extsyncEnabled,
			trim($sent['extsyncTenantId'] ?? $old->extsyncTenantId),
			trim($sent['extsyncClientId'] ?? $old->extsyncClientId),
			$secret === Settings::HIDDEN ? $kept : $secret,
			max(0, $sent['extsyncWebhookMaxInlineSync'] ?? $old->maxInlineSync),
			max(0, $sent['extsyncWebhookRateLimit'] ?? $old->inlineSyncsPerWindow),
			$authority,
			self::address($sent['extsyncApi'] ?? $old->extsyncApi, Settings::API),
		);
		$this->settings->save($new);
		if ($new->credentials() !== $old->credentials()) {
			// Who was asked to wait was somebody else.
			$this->settings->savePause(0);
		}
		if (isset($sent['telemetryEnabled'])) {
			$this->services->saveTelemetry($sent['telemetryEnabled'], $this->services->findTelemetry()['telemetryUrl']);
		}
		return ['status' => 'ok'];
	}

	private static function address(string $sent, string $default): string {
		$address = rtrim(trim($sent), '/');
		return $address === '' ? $default : $address;
	}
}
