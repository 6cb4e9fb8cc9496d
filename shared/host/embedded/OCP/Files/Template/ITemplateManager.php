<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Template;

/** What the menu "+ New" of Files has. */
interface ITemplateManager {
	/** @param callable(): TemplateFileCreator $callback called when somebody opens Files */
	public function registerTemplateFileCreator(callable $callback): void;
}
