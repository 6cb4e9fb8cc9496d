<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host\Files;

use OCA\Files\Event\LoadAdditionalScriptsEvent;
use OCA\FormsApp\AppInfo\Application;
use OCP\AppFramework\Services\IInitialState;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IL10N;
use OCP\Util;

/**
 * A click on a form in Files opens it.
 *
 * @template-implements IEventListener<LoadAdditionalScriptsEvent>
 */
final class LoadFilesAction implements IEventListener {
	/** Its name keeps the host from adding the app's translations to the page: the one text comes with the page. */
	private const SCRIPT = Application::APP_ID . '-files-without-l10n';

	public function __construct(
		private readonly IInitialState $state,
		private readonly IL10N $l,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		$this->state->provideInitialState('inFiles', ['open' => $this->l->t('Open in Forms')]);
		Util::addInitScript(Application::APP_ID, self::SCRIPT);
	}
}
