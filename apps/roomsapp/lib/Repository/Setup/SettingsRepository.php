<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Setup;

use OCA\RoomsApp\Model\Setup\Choices;
use OCA\RoomsApp\Model\Setup\Settings;
use OCP\IAppConfig;

/** The settings of the app, one key each; loaded only when requested. */
class SettingsRepository {
	private const DEFAULT_AUTO_ACCEPT = 'default_auto_accept';
	private const EMAIL_ENABLED = 'email_enabled';
	private const SHOW_WEEKENDS = 'show_weekends';
	private const ROOM_TYPES = 'room_types';
	private const FACILITIES = 'facilities';
	private const EXTSYNC_ENABLED = 'extsync_enabled';
	private const EXTSYNC_TENANT_ID = 'extsync_tenant_id';
	private const EXTSYNC_CLIENT_ID = 'extsync_client_id';
	private const EXTSYNC_CLIENT_SECRET = 'extsync_client_secret';
	private const EXTSYNC_AUTHORITY = 'extsync_authority';
	private const EXTSYNC_API = 'extsync_api';
	private const EXTSYNC_PAUSE = 'extsync_paused_until';
	private const MAX_INLINE_SYNC = 'extsync_max_inline_sync';
	private const INLINE_SYNCS_PER_WINDOW = 'extsync_inline_syncs_per_window';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	public function find(): Settings {
		return new Settings(
			$this->config->getValueBool($this->appName, self::DEFAULT_AUTO_ACCEPT, false, lazy: true),
			$this->config->getValueBool($this->appName, self::EMAIL_ENABLED, true, lazy: true),
			$this->config->getValueBool($this->appName, self::SHOW_WEEKENDS, true, lazy: true),
			$this->choices(self::ROOM_TYPES, Choices::ROOM_TYPES),
			$this->choices(self::FACILITIES, Choices::FACILITIES),
			$this->config->getValueBool($this->appName, self::EXTSYNC_ENABLED, false, lazy: true),
			$this->config->getValueString($this->appName, self::EXTSYNC_TENANT_ID, '', lazy: true),
			$this->config->getValueString($this->appName, self::EXTSYNC_CLIENT_ID, '', lazy: true),
			$this->config->getValueString($this->appName, self::EXTSYNC_CLIENT_SECRET, '', lazy: true),
			$this->config->getValueInt($this->appName, self::MAX_INLINE_SYNC, 1, lazy: true),
			$this->config->getValueInt($this->appName, self::INLINE_SYNCS_PER_WINDOW, 5, lazy: true),
			$this->config->getValueString($this->appName, self::EXTSYNC_AUTHORITY, Settings::AUTHORITY, lazy: true),
			$this->config->getValueString($this->appName, self::EXTSYNC_API, Settings::API, lazy: true),
		);
	}

	/** What is stored already is not written again. */
	public function save(Settings $settings): void {
		$this->config->setValueBool($this->appName, self::DEFAULT_AUTO_ACCEPT, $settings->defaultAutoAccept, lazy: true);
		$this->config->setValueBool($this->appName, self::EMAIL_ENABLED, $settings->emailEnabled, lazy: true);
		$this->config->setValueBool($this->appName, self::SHOW_WEEKENDS, $settings->showWeekends, lazy: true);
		$this->config->setValueArray($this->appName, self::ROOM_TYPES, $settings->roomTypes, lazy: true);
		$this->config->setValueArray($this->appName, self::FACILITIES, $settings->facilities, lazy: true);
		$this->config->setValueBool($this->appName, self::EXTSYNC_ENABLED, $settings->extsyncEnabled, lazy: true);
		$this->config->setValueString($this->appName, self::EXTSYNC_TENANT_ID, $settings->extsyncTenantId, lazy: true);
		$this->config->setValueString($this->appName, self::EXTSYNC_CLIENT_ID, $settings->extsyncClientId, lazy: true);
		$this->config->setValueString(
			$this->appName,
			self::EXTSYNC_CLIENT_SECRET,
			$settings->extsyncClientSecret,
			lazy: true,
			sensitive: true,
		);
		$this->config->setValueString($this->appName, self::EXTSYNC_AUTHORITY, $settings->extsyncAuthority, lazy: true);
		$this->config->setValueString($this->appName, self::EXTSYNC_API, $settings->extsyncApi, lazy: true);
		$this->config->setValueInt($this->appName, self::MAX_INLINE_SYNC, $settings->maxInlineSync, lazy: true);
		$this->config->setValueInt($this->appName, self::INLINE_SYNCS_PER_WINDOW, $settings->inlineSyncsPerWindow, lazy: true);
	}

	/** @return int until when the provider wants us to wait, Unix seconds */
	public function findPause(): int {
		return $this->config->getValueInt($this->appName, self::EXTSYNC_PAUSE, 0, lazy: true);
	}

	public function savePause(int $until): void {
		$this->config->setValueInt($this->appName, self::EXTSYNC_PAUSE, $until, lazy: true);
	}

	/**
	 * @param list<array{id: string, label: string}> $default
	 * @return list<array{id: string, label: string}>
	 */
	private function choices(string $key, array $default): array {
		$stored = $this->config->getValueArray($this->appName, $key, $default, lazy: true);
		$texts = array_map(static fn (mixed $choice): array => is_array($choice)
			? array_filter(['id' => $choice['id'] ?? null, 'label' => $choice['label'] ?? null], is_string(...))
			: [], $stored);
		return Choices::cleaned(array_values($texts));
	}
}
