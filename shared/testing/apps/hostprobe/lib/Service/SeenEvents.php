<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Service;

use OCA\HostProbe\AppInfo\Application;
use OCP\IAppConfig;

/**
 * The events of this request, and when recording is on those of all requests.
 *
 * @phpstan-type Seen array<string, mixed>
 */
final class SeenEvents {
	/** @var list<Seen> */
	private array $seen = [];

	public function __construct(
		private readonly IAppConfig $config,
	) {
	}

	/** @param Seen $event */
	public function add(array $event): void {
		$this->seen[] = $event;
		if ($this->config->getValueBool(Application::APP_ID, 'recording')) {
			$this->config->setValueArray(Application::APP_ID, 'events', [
				...$this->config->getValueArray(Application::APP_ID, 'events'),
				$event,
			]);
		}
	}

	/** @return list<Seen> since it was asked last, in this request */
	public function take(): array {
		$seen = $this->seen;
		$this->seen = [];
		return $seen;
	}

	/** From now on events of all requests are kept, or no longer. */
	public function record(bool $isOn): void {
		$this->config->setValueArray(Application::APP_ID, 'events', []);
		$this->config->setValueBool(Application::APP_ID, 'recording', $isOn);
	}

	/** @return array<mixed> of all requests since it was asked last */
	public function recorded(): array {
		$events = $this->config->getValueArray(Application::APP_ID, 'events');
		$this->config->setValueArray(Application::APP_ID, 'events', []);
		return $events;
	}
}
