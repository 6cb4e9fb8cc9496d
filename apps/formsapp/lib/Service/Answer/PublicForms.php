<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Host\UploadCaps;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Link\StartStamp;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Service\Branding\ShownBranding;
use OCA\FormsApp\Service\Confirmation\Confirmations;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\Refusal;

/** Forms as those see them who answer them. What is shown is named here; nothing else gets out. */
class PublicForms {
	public function __construct(
		private readonly LinkGate $gate,
		private readonly Definitions $definitions,
		private readonly AppKey $key,
		private readonly UploadCaps $caps,
		private readonly ShownBranding $branding,
		private readonly Confirmations $confirmations,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return array<string, mixed> as PublicForm of the contract
	 * @throws Refusal
	 */
	public function read(string $hash, Visit $visit): array {
		$form = $this->gate->enter($hash, $visit);
		return [
			'form' => $this->shown($form, AnswerSettings::of($this->definitions->plain($form))),
			'startStamp' => StartStamp::issue($form->formId, $this->clock->now()->getTimestamp(), $this->key->find()),
		];
	}

	/** @return array<string, mixed> as ShownForm of the contract */
	public function shown(OpenForm $form, AnswerSettings $settings): array {
		$definition = $this->definitions->read($form);
		$public = $definition->publicArray();
		$mailed = $this->confirmations->questionOrNull($settings->mail, $definition);
		return [
			'title' => $public['title'],
			'description' => $public['description'],
			'questions' => array_map($this->capped(...), $public['questions']),
			'pages' => $public['pages'],
			'branding' => $this->branding->of($form, $public['branding']),
			...isset($public['hiddenFields']) ? ['hiddenFields' => $public['hiddenFields']] : [],
			'settings' => [
				'showProgress' => $settings->showsProgress,
				'confirmationMessage' => $settings->confirmation,
				'confirmationButton' => $settings->button,
				...$mailed === null ? [] : ['confirmationMail' => $mailed],
				'allowMultiple' => $settings->allowsMultiple,
				'requireLogin' => $settings->requiresLogin,
			],
		];
	}

	/**
	 * With the size that a file may really have, in megabytes.
	 *
	 * @param array<string, mixed> $question
	 * @return array<string, mixed>
	 */
	private function capped(array $question): array {
		$options = (array)($question['options'] ?? []);
		if ($question['type'] !== 'file' || !is_int($options['maxFileSize'] ?? null)) {
			return $question;
		}
		$most = max(1, intdiv($this->caps->perFile(), UploadCaps::MEGABYTE));
		return ['options' => (object)(['maxFileSize' => min($options['maxFileSize'], $most)] + $options)] + $question;
	}
}
