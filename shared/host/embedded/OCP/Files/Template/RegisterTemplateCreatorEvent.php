<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Template;

use OCP\EventDispatcher\Event;

/** Asks apps which files they make in Files. */
class RegisterTemplateCreatorEvent extends Event {
	public function __construct(private ITemplateManager $templateManager) {
		parent::__construct();
	}

	public function getTemplateManager(): ITemplateManager {
		return $this->templateManager;
	}
}
