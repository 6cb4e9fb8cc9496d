<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host\Files;

use OCA\DAV\Events\SabrePluginAddEvent;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;

/**
 * A WebDAV request boots no app like this one, but asks for plugins before it writes.
 *
 * @template-implements IEventListener<SabrePluginAddEvent>
 */
final class TypeUploads implements IEventListener {
	public function __construct(private readonly FormType $type) {
	}

	#[\Override]
	public function handle(Event $event): void {
		$this->type->announce();
	}
}
