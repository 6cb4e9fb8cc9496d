<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Template;

/** An entry of the menu "+ New" of Files. */
final class TemplateFileCreator implements \JsonSerializable {
	/** @var list<string> */
	private array $mimetypes = [];
	private ?string $iconSvgInline = null;
	private string $actionLabel = '';

	public function __construct(
		private string $appId,
		private string $actionName,
		private string $fileExtension,
	) {
	}

	public function setIconSvgInline(string $iconSvgInline): TemplateFileCreator {
		$this->iconSvgInline = $iconSvgInline;
		return $this;
	}

	/** A type of which files can be templates. */
	public function addMimetype(string $mimetype): TemplateFileCreator {
		$this->mimetypes[] = $mimetype;
		return $this;
	}

	public function setActionLabel(string $actionLabel): TemplateFileCreator {
		$this->actionLabel = $actionLabel;
		return $this;
	}

	/**
	 * @return array{app: string, label: string, extension: string, iconClass: ?string, iconSvgInline: ?string, mimetypes: list<string>,
	 *   ratio: ?float, actionLabel: string}
	 */
	#[\Override]
	public function jsonSerialize(): array {
		return [
			'app' => $this->appId,
			'label' => $this->actionName,
			'extension' => $this->fileExtension,
			'iconClass' => null,
			'iconSvgInline' => $this->iconSvgInline,
			'mimetypes' => $this->mimetypes,
			'ratio' => null,
			'actionLabel' => $this->actionLabel,
		];
	}
}
