<?php
declare(strict_types=1);
namespace OCP\AppFramework\Http;

class TemplateResponse extends Response {
	public const RENDER_AS_GUEST = 'guest';
	public const RENDER_AS_BLANK = '';
	public const RENDER_AS_USER = 'user';

	public function __construct(protected $appName, protected $templateName, protected array $params = [], protected $renderAs = self::RENDER_AS_USER, int $status = 200, array $headers = []) {
		parent::__construct($status, $headers);
		$this->setContentSecurityPolicy(new ContentSecurityPolicy());
		$this->addHeader('Content-Type', 'text/html; charset=UTF-8');
	}

	public function getApp() {
		return $this->appName;
	}

	public function getTemplateName() {
		return $this->templateName;
	}

	public function getParams() {
		return $this->params;
	}

	public function getRenderAs() {
		return $this->renderAs;
	}

	public function render() {
		return \Host\AppFramework\Kernel::$it->page()->render($this);
	}
}
