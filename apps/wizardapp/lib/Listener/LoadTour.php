<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Listener;

use OCA\WizardApp\AppInfo\Application;
use OCA\WizardApp\Service\Tour\TourService;
use OCP\AppFramework\Http\Events\BeforeTemplateRenderedEvent;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IRequest;
use OCP\Util;
use Psr\Log\LoggerInterface;

/**
 * Adds the loader to the pages of users with a pending tour, and nothing to any other page.
 *
 * @implements IEventListener<BeforeTemplateRenderedEvent>
 */
final class LoadTour implements IEventListener {
	/** Its name keeps the host from adding the app's translations to the page: the tour brings its own texts. */
	private const LOADER = Application::APP_ID . '-loader-without-l10n';
	/** The frame in which an admin picks an element shows a page as it is, without a tour on top. */
	private const PICKER = 'wizardapp-picker';

	public function __construct(
		private readonly TourService $tour,
		private readonly IRequest $request,
		private readonly LoggerInterface $logger,
		private readonly ?string $userId,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if (!$event instanceof BeforeTemplateRenderedEvent || $this->userId === null || !$event->isLoggedIn()) {
			return;
		}
		if ($event->getResponse()->getRenderAs() !== TemplateResponse::RENDER_AS_USER || $this->request->getParam(self::PICKER) !== null) {
			return;
		}
		if ($this->isPending($this->userId)) {
			Util::addScript(Application::APP_ID, self::LOADER);
		}
	}

	/** A tour must never make a host page fail. */
	private function isPending(string $userId): bool {
		try {
			return $this->tour->isPending($userId);
		} catch (\Exception $exception) {
			$this->logger->error('Onboarding cannot tell whether the tour should start', ['exception' => $exception]);
			return false;
		}
	}
}
