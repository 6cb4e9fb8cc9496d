<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Service;

use OCA\HostProbe\AppInfo\Application;
use OCP\IAppConfig;

/** What the table of files told of its changes, in all requests while recording is on. */
final class SeenCacheEvents {
	private const EVENTS = 'cache_events';
	private const IS_ON = 'recording_cache';

	public function __construct(
		private readonly IAppConfig $config,
	) {
	}

	/** @param array<string, mixed> $event */
	public function add(array $event): void {
		if ($this->config->getValueBool(Application::APP_ID, self::IS_ON)) {
			$this->config->setValueArray(Application::APP_ID, self::EVENTS, [...$this->config->getValueArray(Application::APP_ID, self::EVENTS), $event]);
		}
	}

	/** From now on events are kept, or no longer. */
	public function record(bool $isOn): void {
		$this->config->setValueArray(Application::APP_ID, self::EVENTS, []);
		$this->config->setValueBool(Application::APP_ID, self::IS_ON, $isOn);
	}

	/** @return array<mixed> since it was asked last */
	public function take(): array {
		$events = $this->config->getValueArray(Application::APP_ID, self::EVENTS);
		$this->config->setValueArray(Application::APP_ID, self::EVENTS, []);
		return $events;
	}
}
