<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Listener;

use OCA\WizardApp\AppInfo\Application;
use OCP\AppFramework\Http\EmptyContentSecurityPolicy;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IRequest;
use OCP\Security\CSP\AddContentSecurityPolicyEvent;

/**
 * Lets the admin panel show pages of this server in a frame, in which an element is picked. The panel is part of a
 * host page, whose own policy allows no frames unless another app happens to allow them.
 *
 * @implements IEventListener<AddContentSecurityPolicyEvent>
 */
final class AllowPickerFrame implements IEventListener {
	public function __construct(
		private readonly IRequest $request,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof AddContentSecurityPolicyEvent
			&& str_contains($this->request->getRequestUri(), '/settings/admin/' . Application::APP_ID)) {
			$event->addPolicy((new EmptyContentSecurityPolicy())->addAllowedFrameDomain("'self'"));
		}
	}
}
