<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Service;

use OCA\HostProbe\AppInfo\Application;
use OCP\IAppConfig;

/** What the host told in all requests while recording was on. */
abstract class Recording {
	public function __construct(
		private readonly IAppConfig $config,
	) {
	}

	/** Under which it is kept. */
	abstract protected function name(): string;

	public function isOn(): bool {
		return $this->config->getValueBool(Application::APP_ID, "recording_{$this->name()}");
	}

	/** @param array<string, mixed> $event */
	public function add(array $event): void {
		if ($this->isOn()) {
			$known = $this->config->getValueArray(Application::APP_ID, $this->name());
			$this->config->setValueArray(Application::APP_ID, $this->name(), [...$known, $event]);
		}
	}

	/** From now on events are kept, or no longer. */
	public function record(bool $isOn): void {
		$this->config->setValueArray(Application::APP_ID, $this->name(), []);
		$this->config->setValueBool(Application::APP_ID, "recording_{$this->name()}", $isOn);
	}

	/** @return array<mixed> since it was asked last */
	public function take(): array {
		$events = $this->config->getValueArray(Application::APP_ID, $this->name());
		$this->config->setValueArray(Application::APP_ID, $this->name(), []);
		return $events;
	}
}
