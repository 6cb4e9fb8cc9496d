<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host\Files;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Model\Form\FormDocument;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Template\RegisterTemplateCreatorEvent;
use OCP\Files\Template\TemplateFileCreator;
use OCP\IL10N;

/**
 * "New form" in the menu "+ New" of Files and of other clients. The file that it makes is empty, which is a new form.
 *
 * @template-implements IEventListener<RegisterTemplateCreatorEvent>
 */
final class OfferNewForm implements IEventListener {
	/** Drawn in the colour of the text around it. */
	private const ICON = __DIR__ . '/../../../img/new-form.svg';

	public function __construct(private readonly IL10N $l) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof RegisterTemplateCreatorEvent) {
			$event->getTemplateManager()->registerTemplateFileCreator($this->creator(...));
		}
	}

	private function creator(): TemplateFileCreator {
		// The name of the entry is also that of the file.
		$creator = new TemplateFileCreator(Application::APP_ID, $this->l->t('New form'), FormDocument::EXTENSION);
		return $creator
			->addMimetype(FormType::NAME)
			->setIconSvgInline((string)file_get_contents(self::ICON))
			->setActionLabel($this->l->t('New form'));
	}
}
