<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Host\Files;

use OCA\FormsApp\Host\Files\OfferNewForm;
use OCP\Files\Template\ITemplateManager;
use OCP\Files\Template\RegisterTemplateCreatorEvent;
use OCP\Files\Template\TemplateFileCreator;
use OCP\IL10N;
use PHPUnit\Framework\TestCase;

final class OfferNewFormTest extends TestCase {
	public function testOffersFormsInTheWordsOfWhoAsks(): void {
		$manager = new class implements ITemplateManager {
			/** @var list<callable(): TemplateFileCreator> */
			public array $offered = [];

			#[\Override]
			public function registerTemplateFileCreator(callable $callback): void {
				$this->offered[] = $callback;
			}

			/** @return list<TemplateFileCreator> */
			public function listCreators(): array {
				return array_map(static fn (callable $offer): TemplateFileCreator => $offer(), $this->offered);
			}
		};
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnCallback(static fn (string $text): string => "«{$text}»");
		(new OfferNewForm($words))->handle(new RegisterTemplateCreatorEvent($manager));
		[$creator] = $manager->listCreators();
		$answer = $creator->jsonSerialize();
		self::assertStringStartsWith('<svg ', (string)$answer['iconSvgInline']);
		unset($answer['iconSvgInline']);
		self::assertSame([
			'app' => 'formsapp',
			'label' => '«New form»',
			'extension' => '.nxform',
			'iconClass' => null,
			'mimetypes' => ['application/x-nxform'],
			'ratio' => null,
			'actionLabel' => '«New form»',
		], $answer);
	}
}
