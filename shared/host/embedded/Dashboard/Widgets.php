<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dashboard;

use Host\AppFramework\Apps\AppManager;
use OCP\Dashboard\IConditionalWidget;
use OCP\Dashboard\IWidget;

/** The parts of the dashboard that apps bring, for the caller. */
final class Widgets {
	/** @var ?array<string, IWidget> */
	private ?array $widgets = null;

	public function __construct(
		private readonly AppManager $apps,
	) {
	}

	/** @return array<string, IWidget> by id; each has put on the page what it needs there */
	public function all(): array {
		if ($this->widgets === null) {
			$this->widgets = [];
			foreach ($this->apps->widgets() as [, $widget]) {
				if (!$widget instanceof IConditionalWidget || $widget->isEnabled()) {
					$this->widgets[$widget->getId()] ??= $widget;
					$widget->load();
				}
			}
		}
		return $this->widgets;
	}
}
