<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCP\IL10N;

/** The questions that a new form begins with, in the language of who makes it. */
class FormTemplates {
	public function __construct(private readonly IL10N $l) {
	}

	/** @return list<array<string, mixed>> */
	public function find(string $template): array {
		return match ($template) {
			'survey' => [
				[
					'type' => 'linear_scale', 'title' => $this->l->t('How satisfied are you?'), 'required' => true,
					'options' => [
						'min' => 1, 'max' => 5,
						'minLabel' => $this->l->t('Not at all'), 'maxLabel' => $this->l->t('Very'),
					],
				],
				['type' => 'textarea', 'title' => $this->l->t('What could be better?')],
			],
			'poll' => [[
				'type' => 'single_choice', 'title' => $this->l->t('What do you prefer?'), 'required' => true,
				'options' => ['choices' => [
					['label' => $this->l->t('First choice')],
					['label' => $this->l->t('Second choice')],
				]],
			]],
			'registration' => [
				['type' => 'text', 'title' => $this->l->t('Name'), 'required' => true],
				['type' => 'email', 'title' => $this->l->t('Email address'), 'required' => true],
				['type' => 'textarea', 'title' => $this->l->t('Is there anything that we should know?')],
			],
			default => [],
		};
	}
}
