<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\Accounts\Login\Session;
use Host\AppFramework\Events;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Events\BeforeTemplateRenderedEvent;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Middleware;

/** Tells apps that a page is about to be made, so that they may add to it. */
final class PageEventMiddleware extends Middleware {
	public function __construct(
		private readonly Session $session,
		private readonly Events $events,
	) {
	}

	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		if ($response instanceof TemplateResponse) {
			$this->events->dispatchTyped(new BeforeTemplateRenderedEvent($this->session->isLoggedIn(), $response));
		}
		return $response;
	}
}
